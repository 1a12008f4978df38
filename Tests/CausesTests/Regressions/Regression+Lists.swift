import RenderTree
import Storyboards

extension Regression {
  /// The rows of Focus's settings.
  static let lists: [Regression] = [
    Regression("toggle-inset", failures: 87) { goldens in
      goldens.editSettings(containing: "ToggleCell") { $0.shortenRows("ToggleCell", by: 6) }
    },
    Regression("header-height", failures: 74) { goldens in
      goldens.editTrees("Focus/SettingsViewController", containing: "SectionHeaderView") { tree in
        tree.editLists(of: "SettingsViewController") { $0.shortenHeaders(by: 8) }
      }
    },
    Regression("one-line", failures: 36) { goldens in
      for folder in ["SettingsViewController", "AutocompleteSettingsViewController"] {
        goldens.editTrees("Focus/\(folder)", containing: "SectionFooterView") { tree in
          tree.editLists(where: { _ in true }) { $0.cutFootersOff() }
        }
      }
    },
    Regression("subtitle-added", failures: 83, groups: 2) { goldens in
      let identifier = "BlockerToggle.BlockAds"
      goldens.editSettings(containing: identifier) { $0.removeSubtitle(of: identifier) }
    },
    Regression("cell-added", failures: 82) { $0.removeSetting("BlockerToggle.BlockSocial") },
  ]
}

extension FormerGoldens {
  /// Edits the lists of switches in the folders of the settings and of tracking protection.
  fileprivate mutating func editSettings(containing token: String, _ body: (inout RenderNode) -> Void) {
    for folder in settingsControllers {
      editTrees("Focus/\(folder)", containing: token) { tree in
        tree.editLists(where: isSettings, body)
      }
    }
  }

  /// Removes the row of a switch if it is visible; rows from below, or above in a list scrolled to its end, take its
  /// place.
  fileprivate mutating func removeSetting(_ identifier: String) {
    let goldens = self
    for folder in settingsControllers {
      edit("Focus/\(folder)", containing: identifier) { storyboard, _ in
        let others = goldens.settings(in: storyboard.configuration)
        for index in storyboard.steps.indices {
          storyboard.steps[index].tree.editLists(where: isSettings) { list in
            guard list.row(with: identifier) != nil else { return }
            for other in others { list.addRowsOutOfSight(from: other) }
            if let row = list.row(with: identifier) { list.removeRow(at: row) }
          }
        }
      }
    }
  }

  /// The list of settings in a configuration, at its top and at its end.
  private func settings(in configuration: String) -> [RenderNode] {
    ["Settings", "Settings, scrolled down"].compactMap { useCase in
      let path = "Focus/SettingsViewController/\(useCase)/launch.\(configuration).txt"
      return storyboard(at: path)?.steps[0].tree.first { $0.word("controller") == "SettingsViewController" }
    }
  }
}

/// The controllers whose lists have switches for blocked content.
private let settingsControllers = ["SettingsViewController", "TrackingProtectionViewController"]

private func isSettings(_ list: RenderNode) -> Bool {
  list.word("controller").map(settingsControllers.contains) ?? false
}

extension RenderNode {
  /// Makes all rows of a class shorter, half of it above their content.
  fileprivate mutating func shortenRows(_ type: String, by distance: Double) {
    for index in children.indices where children[index].type == type {
      for part in children[index].children.indices {
        children[index].children[part].shorten(by: distance)
      }
      resizeRow(at: index, by: -distance)
    }
  }

  /// Moves a switch up, and the stack in a content view; what fills the row is shorter.
  private mutating func shorten(by distance: Double) {
    guard type != "UISwitch" else { return move(y: -distance / 2) }
    move(taller: -distance)
    for index in children.indices { children[index].move(y: -distance / 2) }
  }

  /// Makes headers shorter that have room above their text.
  fileprivate mutating func shortenHeaders(by distance: Double) {
    for index in children.indices
    where children[index].type == "SectionHeaderView" && children[index].height >= 50 {
      for part in children[index].children.indices {
        children[index].children[part].move(taller: -distance)
        for label in children[index].children[part].children.indices {
          children[index].children[part].children[label].move(y: -distance)
        }
      }
      resizeRow(at: index, by: -distance)
    }
  }

  /// Truncates the texts of footers after one line of the default size.
  fileprivate mutating func cutFootersOff() {
    for index in children.indices where children[index].type == "SectionFooterView" {
      guard let excess = children[index].cutTextOff() else { continue }
      resizeRow(at: index, by: -excess)
    }
  }

  /// Truncates the first multi-line text, and returns how much shorter it is.
  private mutating func cutTextOff() -> Double? {
    guard type != "UILabel" else { return cutOff() }
    for index in children.indices {
      guard let excess = children[index].cutTextOff() else { continue }
      for below in children.indices[(index + 1)...] { children[below].move(y: -excess) }
      if type != "SectionFooterView" { move(taller: -excess) }
      return excess
    }
    return nil
  }

  private mutating func cutOff() -> Double? {
    let line = 15.667
    // Text of another size has lines of another height.
    guard ["regular-13", "footnote"].contains(word("font")), value("lines") != nil, height > line * 1.5,
      let text
    else {
      return nil
    }
    let excess = height - line
    move(taller: -excess)
    remove("lines")
    set("shown", .string(text.prefix(56) + "…"))
    return excess
  }

  /// Removes the second label of the row with a switch, and the switch's words for it.
  fileprivate mutating func removeSubtitle(of identifier: String) {
    guard let index = row(with: identifier) else { return }
    var height = 0.0
    children[index].edit("UIStackView") { stack in
      guard stack.children.count > 1 else { return }
      height = stack.children.remove(at: 1).height
      stack.move(taller: -height)
    }
    for part in children[index].children.indices {
      if children[index].children[part].type == "UISwitch" {
        children[index].children[part].remove("hint")
        children[index].children[part].move(y: -height / 2)
      } else {
        children[index].children[part].move(taller: -height)
      }
    }
    resizeRow(at: index, by: -height)
  }
}
