import Diagnostics
import Foundation
import GoldenFiles
import Platform

extension SnapshotSession {
  /// At the end of the process, names the goldens that no assertion has any more.
  func noteUnclaimedGoldens() {
    guard var note = unclaimedNote() else { return }
    note.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// Marks the goldens of tests that asserted something, but not these, and names them; `nil` if there are
  /// none.
  ///
  /// It lists one folder for each test file. A golden whose assertion is still in the source of its test is
  /// left out, since the test may have ended before it. A name may be computed, so the note is never a
  /// failure.
  package func unclaimedNote() -> String? {
    let state = state.withLock { $0 }
    let tests = state.tests.values.filter { state.wholeTests.contains($0.number) }
    let unclaimed = Dictionary(grouping: tests) { $0.file.goldens.root + "/" + $0.prefix }
      .values.flatMap { mark(of: $0) { !state.claims.has($0) && !state.failed.contains($0) } }
    guard !unclaimed.isEmpty else { return nil }
    let paths = unclaimed.map(\.path).sorted()
    let rest = paths.count - Self.mostNamed
    let removed = paths.prefix(Self.mostNamed).map(\.shellQuoted).joined(separator: " ")
    let lines = paths.prefix(Self.mostNamed).map { "  \($0)\n" } + (rest > 0 ? ["  and \(rest) more\n"] : [])
    return """

      note: these goldens belong to tests that ran, and no assertion has them:
      \(lines.joined())  next: rm \(removed)
              or assert them again

      """
  }

  private static let mostNamed = 10

  /// Marks what no assertion of a file's tests has, and returns the goldens among it.
  private func mark(of tests: [SnapshotTest], isUnclaimed: (Int) -> Bool) -> [GoldenPath] {
    guard let first = tests.first else { return [] }
    let (file, names) = (first.file, Set(tests.map(\.name)))
    let folder = GoldenPath(String(first.prefix.dropLast()))
    // A folder that cannot be read was reported by each of its assertions.
    let files = (try? file.goldens.files(below: folder)) ?? []
    let waiting = PendingFiles((try? file.values.files(below: folder)) ?? []).waiting
    let lost = UnassertedGoldens(
      among: files + waiting, ofTests: names, in: file.declaredTests()
    ) { isUnclaimed(file.hash(of: $0.path)) }
    for path in lost.paths { _ = try? file.values.write("", to: path.unclaimedMark) }
    return files.filter(lost.paths.contains)
  }
}

/// The tests that a process runs.
enum SelectedTests {
  /// Whether the arguments of a test process select some of the tests.
  static func areSelected(by arguments: [String]) -> Bool {
    arguments.dropFirst().contains { argument in
      ["--filter", "--skip"].contains { argument.hasPrefix($0) }
        // What XCTest is given: `AppTests.MenuTests/testTitles`, several of them, or `AppTests.MenuTests`.
        || argument.prefixMatch(of: #/[\p{L}\w]+\.[\p{L}\w]+(/[\p{L}\w]+)?(,|$)/#) != nil
    }
  }
}
