import GoldenFiles
import Platform
import UTF8Text

/// The position in a test that asserts a snapshot.
package struct SnapshotCallSite: Sendable {
  /// `Module/File.swift`.
  package let fileID: StaticString
  /// The absolute path of the file when it was compiled.
  package let filePath: StaticString
  /// The test, as `#function` has it.
  package let function: StaticString
  package let line: Int
  package let column: Int

  /// Creates the position of the caller, or of a caller that passes its own on.
  package init(
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

  /// The position on one line, as `/app/Tests/ListTests.swift:12:5`.
  var text: String { "\(filePath):\(line):\(column)" }
}

/// What the snapshots of one test share, computed once for each test.
///
/// It is an object: a copy for each passing assertion would count references to all its strings.
final class SnapshotTest: Sendable {
  let file: TestFile
  /// The test's number in the run.
  let number: Int
  private let name: String
  /// The path of the snapshot without a name, without its extension.
  private let unnamed: String
  /// The path of a snapshot with a plain name, up to the name.
  private let stem: String
  /// The most bytes of a plain name that fit behind the stem in one component of a path.
  private let room: Int

  /// The most bytes in a component of a golden's path.
  private static let longestComponent = 120

  init(_ name: String, number: Int, in file: TestFile) {
    self.file = file
    self.number = number
    self.name = name
    unnamed = file.prefix + GoldenPath.components(ofTest: name, named: nil).joined(separator: "/")
    // A name of one byte, to learn what is in front of any.
    let component = GoldenPath.components(ofTest: name, named: "x").joined(separator: "/")
    stem = file.prefix + component.dropLast()
    // A test's name that has to be escaped or parted leaves no fixed beginning.
    let isShort = component.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "/") }
    room = isShort ? SnapshotTest.longestComponent - component.utf8.count + 1 : 0
  }

  /// Appends the path of a snapshot's golden; for plain names, no string is made.
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
