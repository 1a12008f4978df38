import GoldenFiles
import Project
import Storyboards
import UTF8Text

/// Which scenarios passed when they last ran, each with its fingerprint at that time.
///
/// It is kept from run to run in a folder that is not committed. A file that is damaged, or of another
/// version or program, is ignored: then everything runs.
struct PassedScenarios: Equatable {
  /// The program, with everything that it may have read except scripts and goldens.
  let program: Fingerprint
  /// The fingerprints by the hash of the scenario's name. If two names have the same hash, the fingerprint
  /// belongs to only one of them, since the name is part of it.
  private var fingerprints: [UInt64: Fingerprint] = [:]

  /// Makes an empty list.
  init(of program: Fingerprint) {
    self.program = program
  }

  var isEmpty: Bool { fingerprints.isEmpty }

  /// The scenario's fingerprint when it passed; `nil` if it did not.
  subscript(name: ScenarioName) -> Fingerprint? {
    get { fingerprints[StableHash("\(name)").value] }
    set { fingerprints[StableHash("\(name)").value] = newValue }
  }
}

extension PassedScenarios {
  private static let format = "showcase-passed 1"
  /// Sixteen digits for a name, a space, thirty-two digits for a fingerprint.
  private static let lineLength = 49

  /// The text of the file: its format, the program, then a line for each scenario.
  var text: String {
    var text = "\(Self.format)\n\(program.digits)\n"
    text.reserveCapacity(text.utf8.count + fingerprints.count * (Self.lineLength + 1))
    for name in fingerprints.keys.sorted() {
      if let fingerprint = fingerprints[name] { text += "\(name.hexadecimal) \(fingerprint.digits)\n" }
    }
    return text
  }

  /// Reads the file's text; unless it is exactly what ``text`` writes for the program, the list is empty.
  init(_ text: String, of program: Fingerprint) {
    self.init(of: program)
    var known: [UInt64: Fingerprint] = [:]
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    guard lines.count > 2, lines[0] == Self.format, lines[1] == program.digits, lines.last == "" else {
      return
    }
    known.reserveCapacity(lines.count)
    for line in lines[2..<(lines.count - 1)] {
      guard line.utf8.count == Self.lineLength, line.utf8.dropFirst(16).first == UInt8(ascii: " "),
        let name = UInt64(hexadecimal: line.prefix(16)),
        let fingerprint = Fingerprint(digits: line.suffix(32))
      else { return }
      known[name] = fingerprint
    }
    fingerprints = known
  }
}

extension PassedScenarios {
  /// The file, relative to the package.
  static let path = "\(folder)/\(file)"
  private static let folder = ".build/showcase"
  private static let file = GoldenPath("passed")

  /// Reads what the last run of a package kept; the list is empty if it cannot be read.
  init(ofPackage root: String, by program: Fingerprint) {
    let folder = GoldenFolder(root: root, under: Self.folder)
    let bytes = (try? folder.bytes(at: Self.file)) ?? []
    self.init(String(decoding: bytes, as: UTF8.self), of: program)
  }

  /// Writes the file completely or not at all; if it cannot be written, the next run runs more.
  func write(toPackage root: String) {
    let folder = GoldenFolder(root: root, under: Self.folder)
    var text = text
    text.withUTF8 { _ = try? folder.write(UnsafeRawBufferPointer($0), to: Self.file) }
  }
}
