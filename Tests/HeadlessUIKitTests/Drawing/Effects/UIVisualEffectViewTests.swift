import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIVisualEffectViewTests {
  @Test func `The content is as large as the view, which has no effect if it is made with a frame`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    expectEqual(identities(view.subviews), identities([view.contentView]))
    view.frame = CGRect(x: 10, y: 10, width: 50, height: 40)
    expectEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 50, height: 40))
    expectEqual(UIVisualEffectView(frame: view.frame).contentView.frame, view.contentView.frame)
    expectNil(UIVisualEffectView(frame: .zero).effect)
  }

  @Test func `Subviews of its own are refused`() {
    var raised: [UIException] = []
    let application = UIApplication()
    application.exceptionHandler = { raised.append($0) }
    application.run {
      let (view, label) = (UIVisualEffectView(effect: nil), UILabel())
      view.contentView.addSubview(label)
      expectEmpty(raised)
      view.addSubview(UILabel())
      expectEqual(raised.count, 1)
      expectEqual(raised.first?.description.contains("Do not add subviews directly"), true)
      expectEqual(identities(view.subviews), identities([view.contentView]))
    }
  }
}
