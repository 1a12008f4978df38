// Snapshotting
