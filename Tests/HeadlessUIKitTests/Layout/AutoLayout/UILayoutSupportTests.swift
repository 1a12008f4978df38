import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UILayoutSupportTests {
  @Test func `The bottom guide is the part that bars and sensors cover, which constraints stay above`() {
    UIApplication().run {
      let controller = UIViewController()
      let view = ConstrainedView(width: 10, height: 10)
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
        view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      ])
      mount(controller)
      expectEqual(controller.bottomLayoutGuide.length, 34)
      #expect(abs(view.frame.maxY - (844 - 34)) < 1e-9)
      #expect(controller.bottomLayoutGuide === controller.bottomLayoutGuide)
      #expect(controller.bottomLayoutGuide !== controller.topLayoutGuide)
    }
  }
}
