import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UILayoutGuideTests {
  @Test func `The safe area guide keeps a view away from bars and sensors`() {
    UIApplication(orientation: .landscapeLeft).run {
      let controller = UIViewController()
      let view = ConstrainedView()
      controller.view.addSubview(view)
      NSLayoutConstraint.activate(view.fills(controller.view.safeAreaLayoutGuide))
      mount(controller)
      expectEqual(view.frame, CGRect(x: 47, y: 0, width: 844 - 94, height: 390 - 21))
      controller.additionalSafeAreaInsets.bottom = 9
      UIApplication.shared.settle()
      expectEqual(view.frame.height, 360)
    }
  }

  @Test func `The margins guide lies inside the margins, the readable one is no wider than one reads`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = ConstrainedView()
    parent.addSubview(view)
    NSLayoutConstraint.activate(view.fills(parent.layoutMarginsGuide))
    parent.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    parent.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 2, y: 1, width: 94, height: 96))
    expectEqual(parent.layoutMarginsGuide.layoutFrame, view.frame)
    forEachRow([(390, 374, 8), (688, 672, 8), (1000, 672, 164)] as [(CGFloat, CGFloat, CGFloat)]) {
      total, width, left in
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: total, height: 100))
      let view = ConstrainedView()
      parent.addSubview(view)
      NSLayoutConstraint.activate(view.fills(parent.readableContentGuide))
      parent.layoutIfNeeded()
      expectEqual(view.frame, CGRect(x: left, y: 8, width: width, height: 84))
    }
  }

  @Test func `The keyboard guide ends at the safe area, and at the keyboard while it is up`() {
    UIApplication().run {
      let controller = UIViewController()
      let (view, low) = (ConstrainedView(width: 10, height: 10), ConstrainedView(width: 10, height: 10))
      for view in [view, low] {
        controller.view.addSubview(view)
        view.leftAnchor.constraint(equalTo: controller.view.leftAnchor).isActive = true
      }
      let guide = controller.view.keyboardLayoutGuide
      view.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
      low.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
      mount(controller)
      #expect(abs(view.frame.maxY - (844 - 34)) < 1e-9)
      UIApplication.shared.keyboardFrame = CGRect(x: 0, y: 509, width: 390, height: 335)
      UIApplication.shared.settle()
      expectEqual(view.frame.maxY, 509)
      expectEqual(low.frame.maxY, 844)
      expectEqual(guide.layoutFrame, CGRect(x: 0, y: 509, width: 390, height: 335))
      UIApplication.shared.keyboardFrame = nil
      guide.usesBottomSafeArea = false
      UIApplication.shared.settle()
      expectEqual(view.frame.maxY, 844)
    }
  }

  @Test func `The keyboard guide reaches the bottom of the window from a view that ends above it`() {
    UIApplication().run {
      let controller = UIViewController()
      let view = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 100))
      controller.view.addSubview(view)
      let guide = view.keyboardLayoutGuide
      mount(controller)
      UIApplication.shared.keyboardFrame = CGRect(x: 0, y: 509, width: 390, height: 335)
      UIApplication.shared.settle()
      expectEqual(guide.layoutFrame, CGRect(x: 0, y: 0, width: 390, height: 244))
      UIApplication.shared.keyboardFrame = CGRect(x: 0, y: 650, width: 390, height: 194)
      UIApplication.shared.settle()
      expectEqual(guide.layoutFrame, CGRect(x: 0, y: 50, width: 390, height: 194))
    }
  }

  @Test func `A free guide spaces views without being one`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (guide, view) = (UILayoutGuide(), ConstrainedView(width: 10, height: 10))
    parent.addLayoutGuide(guide)
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: parent.leftAnchor),
      guide.topAnchor.constraint(equalTo: parent.topAnchor),
      guide.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.25),
      guide.heightAnchor.constraint(equalToConstant: 40),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    parent.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 25, y: 40, width: 10, height: 10))
    #expect(guide.owningView === parent)
    expectEqual(guide.layoutFrame, CGRect(x: 0, y: 0, width: 25, height: 40))
    expectEqual(parent.subviews.count, 1)
  }

  @Test func `A guide that leaves takes its constraints along, and its identifier names it in messages`() {
    let (parent, other, child) = (UIView(), UIView(), ConstrainedView())
    let guide = UILayoutGuide()
    parent.addSubview(child)
    parent.addLayoutGuide(guide)
    let (tied, own) = (
      child.leftAnchor.constraint(equalTo: guide.leftAnchor), child.widthAnchor.constraint(equalToConstant: 5)
    )
    NSLayoutConstraint.activate([tied, own])
    other.addLayoutGuide(guide)
    #expect(!tied.isActive && own.isActive)
    expectEmpty(parent.layoutGuides)
    expectEqual(identities(other.layoutGuides), identities([guide]))
    other.removeLayoutGuide(guide)
    expectNil(guide.owningView)
    let named = UILayoutGuide()
    UIView().addLayoutGuide(named)
    named.identifier = "gap"
    #expect(
      named.widthAnchor.constraint(equalToConstant: 8).description.hasSuffix("layoutGuide#gap.width == 8"))
  }

  @Test func `The keyboard guide keeps whether it follows a floating keyboard`() {
    let view = UIView()
    expectStored(\.followsUndockedKeyboard, of: view.keyboardLayoutGuide, from: false, to: true)
  }
}
