import GoldenFiles
import TextFormats

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The place in a test that asserts a snapshot.
public struct SnapshotPlace: Sendable {
  /// `Module/File.swift`.
  public let fileID: StaticString
  public let filePath: StaticString
  /// The test, as `#function` has it.
  public let function: StaticString
  public let line: Int
  public let column: Int

  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: Int = #line, column: Int = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.function = function
    self.line = line
    self.column = column
  }

  /// The test's own name, without the list of its parameters.
  var test: String {
    let name = function.description
    guard let list = name.lastIndex(of: "(") else { return name }
    return String(name[..<list])
  }

  /// The place on one line, as `Tests/ListTests.swift:12:5` with the whole path before it.
  var text: String { "\(filePath):\(line):\(column)" }
}

/// What the snapshots of one test have in common; it is found out once.
///
/// It is an object, since each passing assertion hands it about.
final class SnapshotTest: Sendable {
  let file: TestFile
  /// What tells the test from others of the run.
  let number: Int
  private let name: String
  /// The path of the snapshot without a name, without its extension.
  private let unnamed: String
  /// What the paths of snapshots with plain names begin with, up to the name.
  private let stem: String
  /// How long a plain name may be to fit behind the stem in one component of a path.
  private let room: Int

  /// No component of a golden's path is longer.
  private static let longestComponent = 120

  init(_ name: String, number: Int, in file: TestFile) {
    self.file = file
    self.number = number
    self.name = name
    unnamed = file.prefix + GoldenPath.components(ofTest: name, named: nil).joined(separator: "/")
    let component = GoldenPath.components(ofTest: name, named: "x").joined(separator: "/")
    stem = file.prefix + component.dropLast()
    let isShort = component.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "/") }
    room = isShort ? SnapshotTest.longestComponent - component.utf8.count + 1 : 0
  }

  /// Appends the path of a snapshot's golden; plain names need no rewriting, so no string is made of them.
  func writePath(named snapshot: String?, fileExtension: String, to buffer: UTF8Buffer) {
    if let snapshot {
      writePath(named: snapshot, to: buffer)
    } else {
      buffer.append(unnamed)
    }
    buffer.append(literal: ".")
    buffer.append(fileExtension)
  }

  private func writePath(named snapshot: String, to buffer: UTF8Buffer) {
    if snapshot.utf8.count <= room, snapshot.isPlain {
      buffer.append(stem)
      buffer.append(snapshot)
    } else {
      buffer.append(file.prefix)
      buffer.append(GoldenPath.components(ofTest: name, named: snapshot).joined(separator: "/"))
    }
  }
}

extension String {
  /// Whether it holds letters and digits of ASCII, `-` and `_` only, and at least one.
  fileprivate var isPlain: Bool {
    let count = utf8.count
    return count > 0 && withCString { strspn($0, plainCharacters) } == count
  }
}

private let plainCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
