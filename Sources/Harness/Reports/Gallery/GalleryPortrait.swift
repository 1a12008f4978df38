import RenderTree
import Storyboards

extension GalleryUseCase {
  /// The picture of the state that the use case is named after.
  ///
  /// A script whose name is in the use case's name, as `bubble` in "Side Swipe Bubble", leads to that state in its last
  /// step. Without such a script, the state is what the launch shows, or else the first script's last step.
  var portrait: RenderNode? {
    let named = scripts.first { Self.isNamed(name, after: $0) }
    let script = named ?? (scripts.contains("launch") ? "launch" : scripts.first)
    let main = mainConfiguration
    let scenarios = script.map(scenarios(of:)) ?? []
    let shown = scenarios.filter { $0.name.configuration == main } + scenarios + self.scenarios
    return shown.lazy.compactMap { $0.storyboard?.steps.last?.tree }.first
  }

  /// The configuration that is shown at first: the one in which most scripts run, and of those the narrowest.
  var mainConfiguration: String? {
    let ranks = configurations.map { configuration -> (scripts: Int, width: Double, name: String) in
      let own = scenarios.filter { $0.name.configuration == configuration }
      let width = own.lazy.compactMap { $0.storyboard?.steps.first?.tree.frame?.width }.first
      return (own.count, width ?? .infinity, configuration)
    }
    return ranks.min { ($1.scripts, $0.width) < ($0.scripts, $1.width) }?.name
  }

  /// Whether all words of a script's name are in a use case's name.
  private static func isNamed(_ useCase: String, after script: String) -> Bool {
    guard script != "launch" else { return false }
    let words = Set(useCase.lowercased().split { !$0.isLetter && !$0.isNumber })
    let own = script.lowercased().split { !$0.isLetter && !$0.isNumber }
    return !own.isEmpty && own.allSatisfy(words.contains)
  }
}
