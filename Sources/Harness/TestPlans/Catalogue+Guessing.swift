import Diagnostics

extension Catalogue.Target {
  /// The identifier that one which matches nothing most likely means.
  ///
  /// That is what its last part names in another way, as after a change of the tests' form (`testToggleSync()`); or else
  /// the identifier, use case or script that is spelt most like it; or else its class.
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
  /// What the use case and the script are called, with what an identifier calls them.
  fileprivate var names: [(letters: String, identifier: String)] {
    [(useCase.text.letters, identifiers[1]), (script.letters, identifiers[2])]
  }
}

extension String {
  /// The letters and digits of the name of a test method, without `test` in front and arguments behind.
  fileprivate var lettersOfTestName: String {
    let name = prefix { $0 != "(" }
    let start = "test"
    return String(name.hasPrefix(start) && name != start ? name.dropFirst(start.count) : name).letters
  }

  fileprivate var letters: String { filter { $0.isLetter || $0.isNumber }.lowercased() }
}
