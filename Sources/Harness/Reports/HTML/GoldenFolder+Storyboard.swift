import GoldenFiles
import Storyboards
import TestRunner

extension GoldenFolder {
  /// What a scenario that passed showed, which is its golden; `nil` where that cannot be read any more.
  func storyboard(of result: ScenarioResult) -> Storyboard? {
    guard let text = try? readStoryboard(result.golden) else { return nil }
    return try? Storyboard(text: text)
  }
}
