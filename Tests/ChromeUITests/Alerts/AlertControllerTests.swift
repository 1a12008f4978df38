import ChromeUI
import Expectations
import HeadlessUIKit
import Testing

@Suite @MainActor struct AlertControllerTests {
  /// Shows an alert on a device, and passes it on when it has appeared.
  private func onScreen(
    _ alert: AlertController, _ device: VirtualDevice = .iPhone,
    _ orientation: UIInterfaceOrientation = .portrait, contentSizeCategory: UIContentSizeCategory = .large,
    do body: () throws -> Void
  ) rethrows {
    let application = UIApplication(
      device: device, orientation: orientation, contentSizeCategory: contentSizeCategory)
    try application.run {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      window.rootViewController?.present(alert, animated: true)
      UIApplication.shared.settle()
      try body()
    }
  }

  private func action(_ title: String, _ style: AlertAction.Style = .default) -> AlertAction {
    AlertAction(title: title, style: style) {}
  }

  @Test func `Title, message if there is one, and fields are below each other, above the buttons`() {
    let field = TextFieldConfiguration(placeholder: "Name", accessibilityIdentifier: "name")
    let alert = AlertController(
      title: "Title", message: "Message", textFields: [field], actions: [[action("OK")]])
    onScreen(alert) {
      let labels = alert.view.descendants(UILabel.self).filter { !($0.superview is UIButton) }
      expectEqual(labels.map(\.text), ["Title", "Message"])
      let parts: [UIView] =
        labels + alert.view.descendants(UITextField.self) + alert.view.descendants(UIButton.self)
      expectEqual(parts.count, 4)
      for (upper, lower) in zip(parts, parts.dropFirst()) {
        #expect(upper.frameOnScreen.maxY <= lower.frameOnScreen.minY)
        #expect(upper.frameOnScreen.height > 0)
      }
    }
    do {
      let alert = AlertController(title: "Title", message: nil, actions: [[action("OK")]])
      onScreen(alert) {
        expectEqual(alert.view.descendants(UILabel.self).map(\.text), ["Title", "OK"])
        expectEmpty(alert.view.descendants(UITextField.self))
      }
    }
  }

  @Test func `Buttons of one row are side by side; a cancelling one is heavier, a destructive one red`() {
    let alert = AlertController(
      title: "Title", message: nil, actions: [[action("A"), action("B"), action("C")], [action("D")]])
    onScreen(alert) {
      let frames = alert.view.descendants(UIButton.self).map(\.frameOnScreen)
      expectEqual(frames.map(\.width), [90, 90, 90, 270])
      expectEqual(frames.map(\.height), [44, 44, 44, 44])
      expectEqual(frames.map(\.minX), [60, 150, 240, 60])
      expectEqual(Set(frames[..<3].map(\.minY)).count, 1)
      expectEqual(frames[3].minY, frames[0].maxY)
    }
    do {
      let alert = AlertController(
        title: "Title", message: nil,
        actions: [[action("OK")], [action("Cancel", .cancel)], [action("Block", .destructive)]])
      onScreen(alert) {
        let buttons = alert.view.descendants(UIButton.self)
        expectEqual(buttons.map(\.titleLabel?.font.name), ["regular-17", "semibold-17", "regular-17"])
        expectEqual(buttons.map(\.currentTitleColor), [.systemBlue, .systemBlue, .systemRed])
      }
    }
  }

  @Test func `Fields and buttons follow their configurations, and the owner dismisses the alert`() {
    let alert = AlertController(
      title: "Title", message: nil,
      textFields: [
        TextFieldConfiguration(placeholder: "User", accessibilityIdentifier: "user"),
        TextFieldConfiguration(placeholder: "Password", accessibilityIdentifier: "password", isSecure: true),
      ], actions: [])
    onScreen(alert) {
      let fields = alert.view.descendants(UITextField.self)
      expectEqual(fields.map(\.placeholder), ["User", "Password"])
      expectEqual(fields.map(\.accessibilityIdentifier), ["user", "password"])
      expectEqual(fields.map(\.isSecureTextEntry), [false, true])
      expectEqual(alert.textFieldResults, ["", ""])
      fields[1].text = "secret"
      expectEqual(alert.textFieldResults, ["", "secret"])
    }
    do {
      var told: [String] = []
      let actions = ["A", "B"].map { title in AlertAction(title: title) { told.append(title) } }
      let alert = AlertController(title: "Title", message: nil, actions: [actions])
      onScreen(alert) {
        alert.view.descendants(UIButton.self)[1].sendActions(for: .touchUpInside)
        UIApplication.shared.settle()
        expectEqual(told, ["B"])
        expectNotNil(alert.presentingViewController)
      }
    }
  }

  @Test func `A short alert is in the middle of the safe area, and does not scroll`() throws {
    let alert = AlertController(title: "Title", message: "Message", actions: [[action("OK")]])
    try onScreen(alert) {
      let scrollView = try #require(alert.view.descendants(UIScrollView.self).first)
      let box = try #require(scrollView.superview).frameOnScreen
      expectEqual(box.midX, 195)
      #expect(abs(box.midY - (47 + (844 - 47 - 34) / 2)) < 0.5)
      #expect(abs(scrollView.contentSize.height - scrollView.bounds.height) < 0.001)
    }
  }

  @Test func `A long alert scrolls, and stays inside the safe area with all of its buttons`() {
    forEachRow([VirtualDevice.iPhone, .iPad]) { device in
      for orientation in UIInterfaceOrientation.allCases {
        let text = String(repeating: "It was the best of times, it was the worst of times. ", count: 60)
        let field = TextFieldConfiguration(placeholder: "Name", accessibilityIdentifier: "name")
        let alert = AlertController(
          title: "Title", message: text, textFields: [field], actions: [[action("OK")], [action("Cancel")]])
        try onScreen(alert, device, orientation) {
          let scrollView = try #require(alert.view.descendants(UIScrollView.self).first)
          let box = try #require(scrollView.superview).frameOnScreen
          let insets = device.safeAreaInsets(in: orientation)
          let size = device.bounds(in: orientation).size
          expectEqual(box.width, 270)
          #expect(box.minY >= insets.top + 20 - 0.001, "\(device)")
          #expect(box.maxY <= size.height - insets.bottom - 20 + 0.001, "\(device)")
          #expect(scrollView.bounds.height > 0, "\(device)")
          #expect(scrollView.contentSize.height > scrollView.bounds.height, "\(device)")
          for button in alert.view.descendants(UIButton.self) {
            expectEqual(button.bounds.height, 44)
            #expect(button.frameOnScreen.minY >= scrollView.frameOnScreen.maxY, "\(device)")
            #expect(button.frameOnScreen.maxY <= box.maxY + 0.001, "\(device)")
          }
          let textField = try #require(alert.view.descendants(UITextField.self).first)
          #expect(abs(textField.bounds.height - textField.intrinsicContentSize.height) < 0.001, "\(device)")
          let content = try #require(scrollView.subviews.first)
          #expect(abs(content.frame.height - scrollView.contentSize.height) < 0.001, "\(device)")
        }
      }
    }
  }

  @Test func `In accessibility sizes each button has a separate row, as high as its title`() {
    let alert = AlertController(
      title: "Title", message: nil, actions: [[action("Don't Allow", .cancel), action("Allow")]])
    onScreen(alert, contentSizeCategory: .accessibilityExtraExtraExtraLarge) {
      let buttons = alert.view.descendants(UIButton.self)
      expectEqual(buttons.map(\.titleLabel?.font.pointSize), [53, 53])
      expectEqual(buttons.map(\.frameOnScreen.width), [270, 270])
      #expect(buttons[0].frameOnScreen.maxY <= buttons[1].frameOnScreen.minY)
      for button in buttons {
        #expect(button.bounds.height >= (button.titleLabel?.bounds.height ?? .infinity))
      }
    }
  }
}
