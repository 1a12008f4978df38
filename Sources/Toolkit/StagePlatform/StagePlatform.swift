// What a stage needs of the system is found on Linux alone, so each module of a stage waits for this one.
// Elsewhere, this sentence is then all that a build says.
#if !os(Linux)
  #error(
    """
    Stages run on Linux. On a Mac, run the command in a container: docker run --rm -it -v "$PWD":"$PWD" -w "$PWD" \
    -v showcase-build:"$PWD"/.build --memory 8g swift:6.3-bookworm COMMAND (see On-a-Mac.md). Without a stage, \
    'assertSnapshot' of the product Snapshotting builds here as it is.
    """)
#endif
