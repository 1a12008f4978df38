import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeUI

@MainActor @Suite struct WrappingButtonTests {
  @Test func `A button is as wide as before once its text is as small as before`() {
    UIApplication(device: .iPhone).run {
      let window = UIWindow()
      let controller = UIViewController()
      let button = WrappingButton(font: .systemFont(ofSize: 17))
      button.setTitle("A title that fills a line in a large text", for: .normal)
      let stack = UIStackView(arrangedSubviews: [button])
      stack.axis = .vertical
      stack.alignment = .leading
      stack.frame = CGRect(x: 0, y: 100, width: 390, height: 400)
      controller.view.addSubview(stack)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      let former = button.frame.size
      for category in [.accessibilityExtraLarge, .large] as [UIContentSizeCategory] {
        controller.traitOverrides.preferredContentSizeCategory = category
        UIApplication.shared.settle()
        expectEqual(button.frame.size == former, category == .large)
      }
      expectEqual(button.frame.size, former)
    }
  }
}
