import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct AlertTests {
  private func tap(_ text: String) throws(GREYError) {
    try EarlGrey.selectElement(with: grey_allOf([grey_text(text), grey_interactable()])).performing(
      grey_tap())
  }

  private func assert(_ matcher: GREYMatcher, _ assertion: GREYMatcher) throws(GREYError) {
    try EarlGrey.selectElement(with: matcher).asserting(assertion)
  }

  /// Runs `body` with a controller on the screen that shows a label and a button, which presents an alert.
  private func opening(
    _ alert: @escaping @MainActor (UIViewController, UILabel) -> UIAlertController,
    _ body: () throws -> Void
  ) throws {
    try UIApplication().run {
      let (controller, status) = (UIViewController(), label("waiting"))
      let open = button("Open", at: CGPoint(x: 0, y: 100)) { [weak controller] in
        guard let controller else { return }
        controller.present(alert(controller, status), animated: true)
      }
      controller.view.addSubview(status)
      controller.view.addSubview(open)
      mount(controller)
      try EarlGrey.selectElement(with: grey_buttonTitle("Open")).performing(grey_tap())
      try body()
    }
  }

  @Test func `an alert is dismissed, also one after another`() throws {
    // Tapping an alert's text dismisses it.
    try opening { _, _ in
      let alert = UIAlertController(title: "Danger!", message: "Zombies", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Flee", style: .default))
      return alert
    } _: {
      try assert(grey_text("Danger!"), grey_sufficientlyVisible())
      try tap("Flee")
      try assert(grey_text("Danger!"), grey_nil())
    }
    // An alert after an alert; the first button is then visible again.
    try opening { controller, _ in
      let alert = UIAlertController(title: "Danger!", message: nil, preferredStyle: .alert)
      let phaser = UIAlertAction(title: "Use Phaser", style: .default) { _ in
        let second = UIAlertController(title: "Roger", message: nil, preferredStyle: .alert)
        second.addAction(UIAlertAction(title: "Over", style: .cancel))
        controller.present(second, animated: true)
      }
      alert.addAction(UIAlertAction(title: "Flee", style: .cancel))
      alert.addAction(phaser)
      return alert
    } _: {
      try tap("Use Phaser")
      try assert(grey_text("Roger"), grey_sufficientlyVisible())
      try tap("Over")
      try assert(grey_buttonTitle("Open"), grey_sufficientlyVisible())
    }
  }

  @Test func `an alert's fields take text by their labels`() throws {
    try opening { _, status in
      let alert = UIAlertController(title: "Styled", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.accessibilityLabel = "Login" }
      alert.addTextField { $0.accessibilityLabel = "Password" }
      alert.addAction(
        UIAlertAction(title: "Leave", style: .default) { [weak alert] _ in
          status.text = alert?.textFields?.map { $0.text ?? "" }.joined(separator: "/")
        })
      return alert
    } _: {
      for (label, text) in [("Login", "Bob"), ("Password", "Secret")] {
        try EarlGrey.selectElement(with: grey_accessibilityLabel(label)).performing(grey_replaceText(text))
        try assert(grey_textFieldValue(text), grey_notNil())
      }
      try tap("Leave")
      try assert(grey_text("Bob/Secret"), grey_sufficientlyVisible())
    }
  }

  @Test func `an action sheet's buttons, its cancel button among them`() {
    forEachRow(["Simple Button", "Cancel"]) { title in
      try opening { _, status in
        let sheet = UIAlertController(title: "Action Sheet", message: nil, preferredStyle: .actionSheet)
        for (title, style) in [("Simple Button", UIAlertAction.Style.default), ("Cancel", .cancel)] {
          sheet.addAction(UIAlertAction(title: title, style: style) { _ in status.text = "\(title) Pressed" })
        }
        return sheet
      } _: {
        try tap(title)
        try assert(grey_text("\(title) Pressed"), grey_sufficientlyVisible())
        try assert(grey_text("Action Sheet"), grey_nil())
      }
    }
  }

  @Test func `a button that hides its opener`() throws {
    try opening { controller, _ in
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(
        UIAlertAction(title: "Hide Button", style: .default) { _ in
          controller.view.subviews.last?.isHidden = true
        })
      return sheet
    } _: {
      try tap("Hide Button")
      try assert(grey_buttonTitle("Open"), grey_notVisible())
    }
  }
}
