import RenderTree

extension Regression {
  /// Which controls are on, off, disabled or hidden.
  static let states: [Regression] = [
    Regression("disabled", failures: 91) { goldens in
      goldens.editNodes(identifier: "kToolbarReloadButtonIdentifier", in: "ChromeClean") { button in
        guard !button.has("disabled") else { return }
        button.states.append("disabled")
        button.set("color", .word("systemGray"), before: "label")
      }
    },
    Regression("hidden", failures: 98) { goldens in
      goldens.editNodes(identifier: "kToolbarProgressIdentifier", in: "ChromeClean") { progress in
        progress.states.removeAll { $0 == "hidden" }
      }
    },
    Regression("switch", failures: 96) { goldens in
      goldens.editNodes(identifier: "BlockerToggle.BlockAnalytics", in: "Focus") { $0.toggleSwitch() }
    },
  ]
}

extension RenderNode {
  /// Toggles a switch of Focus; one that is on shows its color.
  fileprivate mutating func toggleSwitch() {
    if has("on") {
      change(state: "on", to: "off")
      remove("onTint")
    } else if has("off") {
      change(state: "off", to: "on")
      set("onTint", .string("#00A7E0"), before: "label")
    }
  }
}
