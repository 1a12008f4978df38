import Diagnostics
import FontMetrics

/// Faces of several files, of which those of one family are written.
struct FontChoice {
  /// A face, and the file that has it.
  struct Face {
    let face: FontFace
    let file: String
  }

  private let all: [Face]
  private let files: [String]

  /// - Parameters:
  ///   - all: The faces in the order of the files.
  ///   - files: The files as the user typed them.
  init(_ all: [Face], files: [String]) {
    (self.all, self.files) = (all, files)
  }

  /// Returns the faces of a family, not empty and the same for any order of the files: light before heavy, and upright
  /// before slanted.
  ///
  /// - Parameter family: The family's name; the only one by default.
  /// - Throws: A diagnostic if there are several families and none is named, if the family is not there, or if two
  ///   faces have the same name.
  func faces(of family: String?) throws(Diagnostic) -> [FontFace] {
    let chosen = try faces(ofFamily: family)
    var places: [String: String] = [:]
    for face in chosen {
      if let other = places.updateValue(face.file, forKey: face.face.name) {
        throw Diagnostic(
          "the face '\(face.face.name)' is in '\(other)' and in '\(face.file)'",
          expected: "each face of the family once")
      }
    }
    return chosen.map(\.face).sorted {
      ($0.weight, $0.isItalic ? 1 : 0, $0.name) < ($1.weight, $1.isItalic ? 1 : 0, $1.name)
    }
  }

  private func faces(ofFamily name: String?) throws(Diagnostic) -> [Face] {
    guard let name else {
      if let first = all.first, let other = all.first(where: { $0.face.family != first.face.family }) {
        throw difference(between: first, and: other)
      }
      return all
    }
    let chosen = all.filter { $0.face.family == name }
    guard chosen.isEmpty else { return chosen }
    let names = Set(all.map(\.face.family)).sorted()
    throw Diagnostic(
      "no face has the family '\(name)'", expected: oneOf(names), nearest: nearestName(to: name, in: names),
      next: names.first.map { command(family: $0) })
  }

  private func difference(between first: Face, and other: Face) -> Diagnostic {
    Diagnostic(
      "'\(first.file)' has the family '\(first.face.family)', but '\(other.file)' has '\(other.face.family)'",
      expected: "fonts of one family, or its name", next: command(family: first.face.family))
  }

  private func command(family: String) -> NextStep {
    .showcase("font \(files.map(\.shellWord).joined(separator: " ")) --family \(family.shellWord)")
  }
}
