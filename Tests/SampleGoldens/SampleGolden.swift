import GoldenFiles
import RenderTree
import Review
import Storyboards

/// Goldens of scenarios `T/C/<use case>/s (<configuration>)`, each of a few labels.
package enum SampleGolden {
  package static func path(
    _ useCase: String, _ configuration: String = "c", format: GoldenFormat = .text
  ) -> GoldenPath {
    let name = ScenarioName(
      target: "T", classForDisplay: "C", useCase: useCase, script: "s", configuration: configuration)
    return GoldenPath(of: name, format: format)
  }

  package static func storyboard(
    _ useCase: String, _ labels: [String], _ configuration: String = "c"
  ) -> Storyboard {
    var root = RenderNode("UIView")
    root.children = labels.map { label in
      var node = RenderNode("UILabel")
      node.text = label
      return node
    }
    return Storyboard(
      useCase: "C / \(useCase)", script: "s", configuration: configuration,
      steps: [Step(cause: "launch", tree: root)])
  }

  package static func text(_ useCase: String, _ labels: String...) -> String {
    storyboard(useCase, labels).text
  }

  package static func file(_ useCase: String, _ labels: String..., configuration: String = "c") -> GoldenFile
  {
    file(storyboard(useCase, labels, configuration).text, at: path(useCase, configuration))
  }

  package static func file(_ text: String, at path: GoldenPath, name: String? = nil) -> GoldenFile {
    GoldenFile(path: path, bytes: Array(text.utf8), name: name)
  }
}
