import Snapshotting

/// Different texts of 60 lines and 2.25 KB each, with their goldens in a separate folder.
@MainActor
final class TextGoldens {
  let texts: [String]
  private let files: TemporaryFiles

  /// Records goldens of `count` texts, which assertions then find.
  init(count: Int) throws {
    texts = (0..<count).map(Self.text)
    files = try TemporaryFiles.package()
    try record()
  }

  private static func text(_ number: Int) -> String {
    (0..<60).map { "\(number) line \($0) says what it has to say, \(number &* 31 &+ $0)\n" }.joined()
  }

  /// Asserts texts against the goldens of their numbers, in a new session.
  ///
  /// - Parameters:
  ///   - texts: ``texts`` by default.
  ///   - mode: A value of `SHOWCASE_RECORD`; by default all goldens are written.
  func record(texts: [String]? = nil, mode: String = "all") throws {
    let session = session(recording: mode)
    for (number, text) in (texts ?? self.texts).enumerated() {
      if let failure = assertion(text, number, in: session) { throw Failed(message: failure) }
    }
  }

  /// A session of assertions, like that of a test run.
  func session(recording mode: String = "never") -> SnapshotSession {
    SnapshotSession(environment: ["SHOWCASE_PACKAGE_PATH": files.root, "SHOWCASE_RECORD": mode]) { _ in }
  }

  /// Asserts a text against the golden with a number.
  func assertion(_ text: String, _ number: Int, in session: SnapshotSession) -> String? {
    session.failure(of: { text }, as: .text, named: "\(number)", in: .package, at: SnapshotCallSite())
  }

  /// The goldens' paths, in the order of the texts.
  var paths: [String] {
    texts.indices.map { files.path(of: "Snapshots/benchmarks/TextGoldens/assertion.\($0).txt") }
  }

  /// An assertion that should have passed.
  struct Failed: Error {
    let message: String
  }
}
