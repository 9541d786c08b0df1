"""Run the same simulation alone and on a Dask cluster, and compare; started by a test."""

from __future__ import annotations

import sys
from functools import partial

from unoflip_widgets.players import simulate
from unoflip_widgets.players.sly import Sly
from unoflip_widgets.rules import FLIP


def main() -> int:
    # here, because pytest looks into every file and only the environment of the hosts has Dask
    from dask.distributed import Client, LocalCluster

    rules = FLIP.replace(target=100)
    honest = partial(Sly, bluffs=False)
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        for n, series in ((230, False), (8, True)):
            run = partial(simulate, n, bots=["steady", honest], rules=rules, seed=3, series=series)
            if run(executor=client.get_executor()) != run():
                print("the cluster plays otherwise")
                return 1
    print("the same on the cluster")
    return 0


if __name__ == "__main__":
    sys.exit(main())
