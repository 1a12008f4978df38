// What a stage needs of the system is found on Linux alone, so each module of a stage waits for this one. Elsewhere, this
// sentence is then all that a build says.
#if !os(Linux)
  #error(
    """
    Stages run on Linux. In a container, here: docker run --rm -it -v "$PWD":"$PWD" -w "$PWD" --memory 8g swift:6.3 \
    swift test. Without a stage, 'assertSnapshot' of the product Snapshotting runs here as it is.
    """)
#endif
