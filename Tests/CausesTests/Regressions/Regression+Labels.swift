import RenderTree

extension Regression {
  /// The words of screen readers.
  static let labels: [Regression] = [
    Regression("compose-label", failures: 56) { goldens in
      goldens.editNodes(identifier: "messages.compose", in: "Messages") { button in
        button.change("label", from: "Compose", to: "Write")
      }
    },
    Regression("switch-labels", failures: 124) { goldens in
      goldens.editNodes("UISwitch", in: "Focus") { $0.remove("label") }
    },
  ]
}
