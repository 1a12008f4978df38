import RenderTree

extension Regression {
  /// Fonts and classes.
  static let fonts: [Regression] = [
    Regression("runs", failures: 75) { goldens in
      goldens.editTrees("Focus", containing: "runs=") { tree in
        tree.editInside { node in
          node.change("runs") { $0.replacing(" bold-15", with: " semibold-15") }
        }
      }
    },
    Regression("go-font", failures: 125) { goldens in
      goldens.editNodes("GoButton", in: "Onboarding") { button in
        button.change("font", from: "body(bold-17)", to: "body(semibold-17)")
      }
    },
    Regression("class", failures: 126) { goldens in
      goldens.editNodes("GoButton", in: "Onboarding") { $0.type = "UIButton" }
    },
  ]
}
