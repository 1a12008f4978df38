import Expectations
import Foundation
import Snapshotting
import TestSupport
import Testing
import UTF8Text

/// Strategies that write what no snapshot should have.
@Suite(.hangLimit) struct HostileStrategyTests {
  private let snapshots: SnapshotFolder

  init() throws {
    snapshots = try SnapshotFolder()
  }

  private func strategy(_ fileExtension: String) -> SnapshotStrategy<[UInt8]> {
    SnapshotStrategy(fileExtension: fileExtension) { bytes, buffer in
      bytes.withUnsafeBytes { buffer.append(contentsOf: $0) }
    }
  }

  @Test(arguments: [
    "../x", "a/b", "/etc/x", "", "\0", "a\0b", ".", "..", ".txt", "txt.", "a..b", "a b", "é", "a\n", "\\x",
    "a:b",
    "diff", "txt.diff", "txt.unclaimed", String(repeating: "a", count: 25),
  ])
  func `A file extension that may lead elsewhere is an error`(fileExtension: String) throws {
    let before = try FileManager.default.subpathsOfDirectory(atPath: snapshots.folder.root)
    let text = try #require(
      snapshots.failure(of: [1], as: strategy(fileExtension), mode: "all"))
    expectTrue(text.hasPrefix("error: a strategy has the file extension '"), "\(text)")
    expectEqual(try FileManager.default.subpathsOfDirectory(atPath: snapshots.folder.root), before)
  }

  @Test(arguments: ["txt", "tar.gz", "a-b_c", "7z"])
  func `A plain file extension is that of the golden`(fileExtension: String) throws {
    expectNil(snapshots.failure(of: [0x61], as: strategy(fileExtension), mode: "all"))
    expectEqual(try snapshots.bytes(fileExtension), [0x61])
  }

  @Test func `Bytes that are not text are shown in a difference`() throws {
    let rules: [Redaction] = [
      .uuids.optional, .matches(of: #/x/#, named: "x").optional, .value(at: "a", named: "a").optional,
    ]
    expectNil(snapshots.failure(of: [0xFF, 0xFE, 0x0A, 0], as: strategy("txt"), mode: "all"))
    let text = try #require(
      snapshots.failure(of: [0xFF, 0xFD, 0x0A, 0], as: strategy("txt"), redacting: Array(rules.prefix(2))))
    expectTrue(text.contains("1 line gone, 1 new."), "\(text)")
    expectTrue(text.contains("-\\xff\\xfe\n+\\xff\\xfd\n"), "\(text)")
    expectTrue(
      snapshots.failure(of: [0xFF, 0xFE], as: strategy("json"), redacting: rules)?.contains("error: ") == true
    )
  }

  @Test func `A line of a megabyte is redacted and compared in bounded time`() throws {
    let line = String(repeating: "2026-11-21 0x12345678 job-1 é ", count: 40_000)
    let rules: [Redaction] = [.dates, .addresses, .uuids.optional, .matches(of: #/job-\d/#, named: "job")]
    let golden = try snapshots.golden(of: line, as: .text, redacting: rules)
    expectTrue(golden.hasPrefix("<date 1> <address 1> <job 1> é <date 1>"), "\(golden.prefix(50))")
    let text = try #require(snapshots.failure(of: line + "!", as: .text, redacting: rules))
    expectTrue(text.utf8.count <= 65_536, "\(text.utf8.count)")
    expectTrue(text.contains("(cut here; the whole is in "), "\(text.suffix(500))")
  }

  @Test func `A text that is longer than a golden may be is an error`() throws {
    let text = String(repeating: "0123456789abcde\n", count: 100 << 16)
    for rules in [[], [.uuids]] as [[Redaction]] {
      expectEqual(
        snapshots.failure(of: text, as: .text, redacting: rules, mode: "all"),
        "The value cannot be written: its text has 104857600 bytes; expected: at most 67108864 bytes (64 MiB)"
      )
    }
    expectFalse(
      FileManager.default.fileExists(atPath: "\(snapshots.folder.root)/Tests/AppTests/__Snapshots__"))
  }
}
