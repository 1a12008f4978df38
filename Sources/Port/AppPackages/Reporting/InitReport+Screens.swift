import Porting
import Storyboards

extension InitReport {
  /// How much of the app's screens is shown, why the others are not, and which modules they lack.
  static func screens(of package: AppPackage, _ states: ScreenStates) -> String {
    let others = package.useCases.others
    let reasons = others.compactMap { $0.obstacle?.reason.rawValue }.counted
    let modules = modulesByScreens(of: package, states).map { "\($0.name): \($0.count) screens" }
    return "Screens: \(states.line(beside: others.count))\n"
      + reasons.map { "  \($0.count) \($0.name)\n" }.joined()
      + (modules.isEmpty
        ? "" : "Screens that are not complete, by the modules that their files import in vain:\n")
      + modules.map { "  \($0)\n" }.joined()
  }

  /// The modules that do not exist here, each with the number of screens that are not complete and whose files import
  /// it.
  private static func modulesByScreens(
    of package: AppPackage, _ states: ScreenStates
  ) -> [(name: String, count: Int)] {
    let sources = package.app.main.sources
    let imports = sources.importedModules
    return package.useCases.entries.filter { states.states[$0.controller.identifier] != .complete }.flatMap {
      entry in
      let file = sources.file(at: entry.controller.file)
      return (file.flatMap { imports[$0.fullPath] } ?? []).intersection(package.lackingStubs)
    }.counted
  }
}

extension [String] {
  /// Each text with the number of its occurrences, the most frequent first.
  fileprivate var counted: [(name: String, count: Int)] {
    let counts = reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}
