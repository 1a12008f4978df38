import Snapshotting

/// Assertions on texts of 60 lines and 2.25 KB, compared with plain system calls on the same files.
@MainActor let textAssertionBenchmarks: [Benchmark] = [
  Benchmark(
    name: "passing text snapshots", baseline: openReadAndCompare(1000), candidate: passing(1000),
    limit: 2.5),
  Benchmark(
    name: "passing text snapshots, by their number", baseline: passing(1000, of: 1000),
    candidate: passing(10_000, of: 10_000, perThousand: true)),
  Benchmark(
    name: "a thousand passing text snapshots, by the goldens that lie beside them",
    baseline: passing(1000, of: 1000), candidate: passing(1000, of: 10_000)),
  Benchmark(
    name: "failing text snapshots", baseline: passing(200, of: 1000), candidate: failing(200), limit: 10),
  Benchmark(
    name: "recording text snapshots", baseline: writeAndRename(1000), candidate: recording(1000), limit: 2),
  Benchmark(
    name: "recording text snapshots that are as they were", baseline: openReadAndCompare(1000),
    candidate: recordingUnchanged(1000)),
]

/// Goldens are made once for all rounds, as tests find them.
@MainActor private var made: [Int: TextGoldens] = [:]

@MainActor
private func goldens(_ count: Int) throws -> TextGoldens {
  if let goldens = made[count] { return goldens }
  let goldens = try TextGoldens(count: count)
  made[count] = goldens
  return goldens
}

@MainActor
private func openReadAndCompare(_ count: Int) -> Benchmark.Contender {
  Benchmark.Contender(name: "open, read and compare \(count)") {
    let goldens = try goldens(count)
    let texts = goldens.texts.map { Array($0.utf8) }
    let paths = goldens.paths.map { $0.utf8CString }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 8)
    defer { buffer.deallocate() }
    return try ContinuousClock().measure {
      for index in 0..<count {
        let isEqual = texts[index].withUnsafeBytes { bytes in
          paths[index].withUnsafeBufferPointer { path in
            path.baseAddress.map { PlainFile.isEqual($0, to: bytes, using: buffer) } ?? false
          }
        }
        guard isEqual else { throw PlainFile.Failed(path: goldens.paths[index]) }
      }
    }
  }
}

/// Passing assertions on the first of some goldens.
@MainActor
private func passing(_ count: Int, of all: Int? = nil, perThousand: Bool = false) -> Benchmark.Contender {
  let name =
    all.map { perThousand ? "per thousand of \(count)" : "\(count) among \($0)" } ?? "assert \(count)"
  return Benchmark.Contender(name: name) {
    let goldens = try goldens(all ?? count)
    let session = goldens.session()
    let duration = try ContinuousClock().measure {
      for index in 0..<count {
        if let failure = goldens.assertion(goldens.texts[index], index, in: session) {
          throw TextGoldens.Failed(message: failure)
        }
      }
    }
    return perThousand ? duration / (count / 1000) : duration
  }
}

/// Assertions on texts in which one line differs; their messages are not reported.
@MainActor
private func failing(_ count: Int) -> Benchmark.Contender {
  var goldens: TextGoldens?
  return Benchmark.Contender(name: "\(count), one line differs") {
    // Separate goldens, as the next passing assertion would have to remove what a failing one kept.
    let own = try goldens ?? TextGoldens(count: count)
    goldens = own
    let session = own.session()
    let texts = own.texts.map { $0.replacing(" line 30 ", with: " row 30 ") }
    return ContinuousClock().measure {
      for index in 0..<count { _ = own.assertion(texts[index], index, in: session) }
    }
  }
}

@MainActor
private func writeAndRename(_ count: Int) -> Benchmark.Contender {
  Benchmark.Contender(name: "write and rename \(count)") {
    let texts = try goldens(count).texts.map { Array($0.utf8) }
    let files = try TemporaryFiles()
    let paths = texts.indices.map { files.path(of: "\($0).txt") }
    return try ContinuousClock().measure {
      for (path, text) in zip(paths, texts) { try PlainFile.replace(path, by: text) }
    }
  }
}

@MainActor
private func recording(_ count: Int) -> Benchmark.Contender {
  Benchmark.Contender(name: "record \(count)") {
    let texts = try goldens(count).texts
    let empty = try TextGoldens(count: 0)
    return try ContinuousClock().measure { try empty.record(texts: texts) }
  }
}

@MainActor
private func recordingUnchanged(_ count: Int) -> Benchmark.Contender {
  Benchmark.Contender(name: "record \(count)") {
    let goldens = try goldens(count)
    return try ContinuousClock().measure { try goldens.record() }
  }
}
