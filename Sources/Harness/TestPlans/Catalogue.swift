import Diagnostics

/// Everything that could run: the showcases, their use cases, and the scripts of each.
///
///     Catalogue([.init("Shop", [.init("CartViewController", "Full cart", scripts: ["checkout"])])])
///
/// A plan expands to scenarios in the order of its catalogue.
package struct Catalogue: Hashable, Sendable {
  package var targets: [Target]

  package init(_ targets: [Target]) {
    self.targets = targets
  }

  /// One showcase.
  package struct Target: Hashable, Sendable {
    package var name: String
    package var useCases: [UseCase]

    package init(_ name: String, _ useCases: [UseCase]) {
      self.name = name
      self.useCases = useCases
    }
  }

  /// One use case, named by its class for display and its text.
  package struct UseCase: Hashable, Sendable {
    package var classForDisplay: String
    package var text: String
    /// The names of its scripts; the implicit `launch` may be left out.
    package var scripts: [String]
    /// The names of its tags, without a leading dot.
    package var tags: [String]

    package init(_ classForDisplay: String, _ text: String, scripts: [String] = [], tags: [String] = []) {
      self.classForDisplay = classForDisplay
      self.text = text
      self.scripts = scripts
      self.tags = tags
    }
  }
}

/// One use case with one of its scripts: what a full test identifier names.
struct CatalogueTest: Hashable {
  let target: String
  let useCase: Catalogue.UseCase
  let script: String

  /// The identifiers that mean this test, the shortest first.
  var identifiers: [String] {
    let (classForDisplay, text) = (useCase.classForDisplay, useCase.text)
    return [classForDisplay, "\(classForDisplay)/\(text)", "\(classForDisplay)/\(text)/\(script)"]
  }
}

extension Catalogue.Target {
  /// All tests in order, `launch` first in each use case.
  var tests: [CatalogueTest] {
    useCases.flatMap { useCase in
      // Every use case has the implicit script, which a catalogue may also list.
      (["launch"] + useCase.scripts.filter { $0 != "launch" }).map {
        CatalogueTest(target: name, useCase: useCase, script: $0)
      }
    }
  }
}

extension Catalogue.Target {
  /// Returns what an identifier that matches nothing most likely means.
  ///
  /// That is the script that its last part names as a test method (`testToggleSync()`); or else the
  /// identifier, use case or script with the most similar spelling; or else its class.
  func nearestIdentifier(to text: String) -> String? {
    let tests = tests
    let parts = text.split(separator: "/").map(String.init)
    if parts.count > 1, parts[0] == name {
      return nearestIdentifier(to: parts.dropFirst().joined(separator: "/"))
    }
    let classForDisplay = parts.first.flatMap { nearestName(to: $0, in: useCases.map(\.classForDisplay)) }
    let candidates = tests.filter {
      classForDisplay == nil || $0.useCase.classForDisplay == classForDisplay
    }.flatMap(\.names)
    let letters = parts.last?.lettersOfTestName ?? ""
    let alike = { (wanted: String?) in candidates.first { $0.letters == wanted && wanted != "" }?.identifier }
    return alike(letters) ?? nearestName(to: text, in: tests.flatMap(\.identifiers))
      ?? alike(nearestName(to: letters, in: candidates.map(\.letters))) ?? classForDisplay
  }
}

extension CatalogueTest {
  /// The names of the use case and the script, each with its identifier.
  fileprivate var names: [(letters: String, identifier: String)] {
    [(useCase.text.letters, identifiers[1]), (script.letters, identifiers[2])]
  }
}

extension String {
  /// The letters and digits of a test method's name, without the prefix `test` and without arguments.
  fileprivate var lettersOfTestName: String {
    let name = prefix { $0 != "(" }
    let start = "test"
    return String(name.hasPrefix(start) && name != start ? name.dropFirst(start.count) : name).letters
  }

  fileprivate var letters: String { filter { $0.isLetter || $0.isNumber }.lowercased() }
}
