import GoldenFiles
import RenderTree
import Storyboards

/// The goldens of the gallery as they were before a change; only the edited ones are stored.
struct FormerGoldens: Sendable {
  /// The edited storyboards by their paths below `Snapshots`; `nil` if there was no golden.
  private(set) var edited: [String: Storyboard?] = [:]

  /// A scenario whose golden was different, or which had no golden.
  struct Difference: Sendable {
    /// The golden's path below `Snapshots`.
    let path: String
    /// The former golden.
    let former: Storyboard?
    /// What the program shows, which is the golden of the repository.
    let actual: Storyboard

    /// The golden's path relative to the package.
    var golden: GoldenPath { GoldenPath("\(GoldenPath.folder)/\(path)") }
  }

  /// The differences between the former and the current goldens, by path.
  var differences: [Difference] {
    edited.keys.sorted().compactMap { path in
      guard let actual = ActualGoldens.shared.storyboard(at: path) else { return nil }
      let former = edited[path] ?? nil
      return former == actual ? nil : Difference(path: path, former: former, actual: actual)
    }
  }
}

extension FormerGoldens {
  /// The storyboard that was at a path below `Snapshots`.
  func storyboard(at path: String) -> Storyboard? {
    if let former = edited[path] { return former }
    return ActualGoldens.shared.storyboard(at: path)
  }

  /// Edits the storyboards of a folder below `Snapshots`, such as `Focus` or `Focus/SettingsViewController`.
  ///
  /// - Parameters:
  ///   - token: Text that a golden has to contain; any other golden is unchanged.
  ///   - configuration: The only one whose goldens are edited; all by default.
  mutating func edit(
    _ folder: String, containing token: String = "", configuration: String? = nil,
    _ body: (inout Storyboard, _ path: String) -> Void
  ) {
    let paths = ActualGoldens.shared.paths(in: folder, containing: token).filter { path in
      configuration.map { path.hasSuffix(".\($0).txt") } ?? true
    }
    ActualGoldens.shared.parse(paths)
    for path in paths {
      guard var storyboard = storyboard(at: path) else { continue }
      // Edits may need the frame of a view that fills its parent.
      for index in storyboard.steps.indices {
        storyboard.steps[index].tree = storyboard.steps[index].tree.filled
      }
      body(&storyboard, path)
      edited[path] = .some(storyboard.condensed)
    }
  }

  /// Edits the trees of all steps.
  mutating func editTrees(
    _ folder: String, containing token: String = "", configuration: String? = nil,
    _ body: (inout RenderNode) -> Void
  ) {
    edit(folder, containing: token, configuration: configuration) { storyboard, _ in
      for index in storyboard.steps.indices { body(&storyboard.steps[index].tree) }
    }
  }

  /// Edits each node of one class.
  mutating func editNodes(_ type: String, in folder: String, _ body: (inout RenderNode) -> Void) {
    editTrees(folder, containing: type) { $0.edit(type, body) }
  }

  /// Edits each node with an identifier.
  mutating func editNodes(identifier: String, in folder: String, _ body: (inout RenderNode) -> Void) {
    editTrees(folder, containing: identifier) { tree in
      tree.edit(where: { $0.identifier == identifier }, body)
    }
  }

  /// Removes the goldens of a folder.
  mutating func remove(_ folder: String) {
    for path in ActualGoldens.shared.paths(in: folder, containing: "") { edited[path] = .some(nil) }
  }

  /// Gives the goldens of a configuration the trees of the iPhone, step by step.
  mutating func showPhone(_ folder: String, in configuration: String) {
    showTrees(in: folder, configuration: configuration) { path in
      path.replacing(".\(configuration).txt", with: ".iPhone.txt")
    }
  }

  /// Gives goldens the trees of others, step by step.
  ///
  /// - Parameters:
  ///   - script: The only script whose goldens are edited; all by default.
  ///   - configuration: The only configuration whose goldens are edited; all by default.
  ///   - source: The other golden's path by the golden's path, both below `Snapshots`.
  mutating func showTrees(
    in folder: String, script: String = "", configuration: String? = nil, from source: (String) -> String
  ) {
    let goldens = self
    edit(folder, containing: "script: \(script)", configuration: configuration) { storyboard, path in
      let trees = goldens.storyboard(at: source(path))?.steps.map(\.tree) ?? []
      for (index, tree) in zip(storyboard.steps.indices, trees) { storyboard.steps[index].tree = tree }
    }
  }
}
