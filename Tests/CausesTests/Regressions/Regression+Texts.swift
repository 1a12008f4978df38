import RenderTree

extension Regression {
  /// The texts on the screens.
  static let texts: [Regression] = [
    Regression("string-key", failures: 126, groups: 2) { $0.shortenFirstButton() },
    Regression("german-text", failures: 8) { $0.renameGermanSkip() },
    Regression("bar-title", failures: 56) { $0.renameMessages() },
    Regression("dates", failures: 22) { $0.spellMonthsOut() },
    Regression("count", failures: 137) { goldens in
      goldens.editNodes("TabCountButton", in: "ChromeClean") { button in
        button.text = button.text.flatMap { Int($0) }.map { String($0 + 1) }
      }
    },
  ]
}

extension FormerGoldens {
  /// The first button of the overlays was shorter, in each language: "Name Your Boa…".
  fileprivate mutating func shortenFirstButton() {
    editTrees("Onboarding", containing: "OverlayContentView") { tree in
      guard let text = tree.first(where: { $0.type == "OverlayContentView" })?.first(where: isGoButton)?.text
      else { return }
      tree.edit("OverlayContentView") { content in
        content.edit(where: { isGoButton($0) && $0.text == text }) { $0.text = text.dropLast(2) + "…" }
      }
    }
  }

  /// "Überspringen" was the shorter "Auslassen", alone and in a longer text. The button on the right is as wide as
  /// its text.
  fileprivate mutating func renameGermanSkip() {
    editTrees("Onboarding", containing: "Überspringen", configuration: "German") { tree in
      tree.edit(where: { $0.text?.contains("Überspringen") ?? false }) { button in
        button.text = button.text?.replacing("Überspringen", with: "Auslassen")
        guard button.type == "NavigationButton" else { return }
        let narrower = button.width / 5
        button.move(x: narrower, wider: -narrower)
      }
    }
  }

  /// The title, in the middle of the bar, and the back button were as narrow as their other text.
  fileprivate mutating func renameMessages() {
    editTrees("Messages", containing: "\"Messages\"") { tree in
      tree.edit(where: { $0.text == "Messages" }) { node in
        node.text = "Inbox"
        if node.type == "UILabel" { node.move(x: 17, wider: -34) } else { node.move(wider: -32) }
      }
    }
  }

  /// All dates of the app are in July.
  fileprivate mutating func spellMonthsOut() {
    editTrees("Chrome", containing: "Jul ") { tree in
      tree.editInside { node in
        node.text = node.text?.replacing("Jul ", with: "July ")
        node.change("label") { $0.replacing("Jul ", with: "July ") }
      }
    }
  }
}

private func isGoButton(_ node: RenderNode) -> Bool { node.type == "GoButton" }
