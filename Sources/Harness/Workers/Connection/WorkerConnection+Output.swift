#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#endif

extension WorkerConnection {
  /// Writes what is printed line by line, so that what was printed before a crash is not lost.
  func writeOutputByLines() {
    setvbuf(stdout, nil, _IOLBF, 0)
  }
}
