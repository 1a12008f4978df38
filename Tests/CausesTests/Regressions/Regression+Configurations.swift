import RenderTree

extension Regression {
  /// Which screens there are, and in which configuration.
  static let configurations: [Regression] = [
    Regression("language", failures: 8, groups: 3) { $0.showPhone("Onboarding", in: "German") },
    Regression("mirrored", failures: 1) { $0.showPhone("Chrome/GridCell", in: "Right to left") },
    Regression("text-size", failures: 1, groups: 3) { goldens in
      goldens.showPhone("Chrome/PaymentRequestEditViewController", in: "Accessibility XXXL")
    },
    Regression("other-screen", failures: 10) { goldens in
      goldens.showTrees(in: "Focus/AboutViewController/About", script: "launch") { path in
        path.replacing("AboutViewController/About", with: "SettingsViewController/Settings")
      }
    },
    Regression("missing", failures: 16) { $0.remove("Focus/AboutViewController/About") },
    Regression("alert-shown", failures: 16) { goldens in
      goldens.editTrees("Focus/SettingsViewController", containing: "UIAlertController") { tree in
        tree.children.removeAll { child in
          child.type == "UIDimmingView" || child.first { $0.word("controller") == "UIAlertController" } != nil
        }
      }
    },
    Regression("keyboard", failures: 8) { goldens in
      goldens.editTrees("Account", containing: "UIKeyboardView") { tree in
        tree.children.removeAll { $0.type == "UIKeyboardView" }
      }
    },
  ]
}
