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
      #expect(view.frame == CGRect(x: 47, y: 0, width: 844 - 94, height: 390 - 21))
      controller.additionalSafeAreaInsets.bottom = 9
      UIApplication.shared.settle()
      #expect(view.frame.height == 360)
    }
  }

  @Test func `The margins guide adds the margins to the safe area`() {
    UIApplication().run {
      let controller = UIViewController()
      let view = ConstrainedView()
      controller.view.addSubview(view)
      NSLayoutConstraint.activate(view.fills(controller.view.layoutMarginsGuide))
      controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      mount(controller)
      #expect(view.frame == CGRect(x: 2, y: 48, width: 384, height: 844 - 48 - 37))
    }
  }

  @Test func `A view's margins are eight points by default`() {
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
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
    #expect(view.frame == CGRect(x: 25, y: 40, width: 10, height: 10))
    #expect(guide.owningView === parent)
    #expect(parent.subviews.count == 1)
  }
}
