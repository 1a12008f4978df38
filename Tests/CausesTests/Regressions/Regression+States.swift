import RenderTree

extension Regression {
  /// Which controls are on, off, disabled or hidden.
  static let states: [Regression] = [
    Regression("disabled", failures: 106) { goldens in
      goldens.editNodes(identifier: "kToolbarReloadButtonIdentifier", in: "ChromeClean") { button in
        guard !button.has("disabled") else { return }
        button.states.append("disabled")
        button.set("color", .word("systemGray"), before: "label")
      }
    },
    Regression("hidden", failures: 128) { goldens in
      goldens.editNodes(identifier: "kToolbarProgressIdentifier", in: "ChromeClean") { progress in
        guard progress.isFolded else { return }
        progress.place = .frame(RenderFrame(x: 0, y: 0, width: 390, height: 2))
      }
    },
    Regression("switch", failures: 102) { goldens in
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
      set("onTint", .color("#00A7E0", name: nil), before: "label")
    }
  }
}
