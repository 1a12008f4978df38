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

  /// Creates the position of the caller; a function that forwards its own caller's position passes all
  /// arguments.
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

  /// The name of the test, without its parameter list.
  var test: String {
    let name = function.description
    guard let list = name.lastIndex(of: "(") else { return name }
    return String(name[..<list])
  }

  /// The position on one line, such as `/app/Tests/ListTests.swift:12:5`.
  var text: String { "\(filePath):\(line):\(column)" }
}

/// The state that the snapshots of one test share, computed once for each test.
///
/// It is a class: copying a structure for each passing assertion would retain all its strings.
final class SnapshotTest: Sendable {
  let file: TestFile
  /// The test's number within the run.
  let number: Int
  /// The test's name, as goldens' paths encode it.
  let name: String
  /// The path of the snapshot without a name, up to the extension.
  private let unnamed: String
  /// The path of a snapshot with a plain name, up to the name.
  private let stem: String
  /// The most bytes of a plain name that fit after the stem in one path component.
  private let room: Int

  /// The most bytes of a component of a golden's path.
  private static let longestComponent = 120

  init(_ name: String, number: Int, in file: TestFile) {
    self.file = file
    self.number = number
    self.name = name
    unnamed = file.prefix + GoldenPath.components(ofTest: name, named: nil).joined(separator: "/")
    // With a name of one byte, to find what precedes every name.
    let component = GoldenPath.components(ofTest: name, named: "x").joined(separator: "/")
    stem = file.prefix + component.dropLast()
    // If the test's name is escaped or split, paths have no fixed beginning.
    let isShort = component.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "/") }
    room = isShort ? SnapshotTest.longestComponent - component.utf8.count + 1 : 0
  }

  /// Appends the path of a snapshot's golden; plain names need no new string.
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
  /// Whether it consists of ASCII letters and digits, `-` and `_` only, and is not empty.
  fileprivate var isPlain: Bool {
    let count = utf8.count
    return count > 0 && withCString { strspn($0, plainCharacters) } == count
  }
}

private let plainCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
