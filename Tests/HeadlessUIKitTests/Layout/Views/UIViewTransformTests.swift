import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewTransformTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view = UIView(frame: CGRect(x: 50, y: 80, width: 100, height: 40))
  private let quarter = CGAffineTransform(rotationAngle: .pi / 2)

  init() {
    parent.addSubview(view)
  }

  @Test func `A transform leaves bounds and center, and the frame is the rectangle around the view`() {
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    expectEqual(view.frame, CGRect(x: 75, y: 60, width: 50, height: 80))
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 40))
    expectEqual(view.center, CGPoint(x: 100, y: 100))
    view.transform = .identity
    expectEqual(view.frame, CGRect(x: 50, y: 80, width: 100, height: 40))
    view.transform = quarter
    #expect(isNear(view.frame, CGRect(x: 80, y: 50, width: 40, height: 100)))
    view.transform = CGAffineTransform(translationX: 10, y: -10)
    expectEqual(view.frame, CGRect(x: 60, y: 70, width: 100, height: 40))
  }

  /// layoutBox/PinLayout's tests compare the frames of rotated views exactly.
  @Test func `A quarter of a turn and scales leave no noise in the frame`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.transform = quarter
    expectEqual(view.frame, CGRect(x: 125, y: 75, width: 50, height: 100))
    view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    view.frame = CGRect(x: 150, y: 175, width: 100, height: 50)
    expectEqual(view.frame, CGRect(x: 150, y: 175, width: 100, height: 50))
  }

  @Test func `A transform does not count when a view takes the size that fits`() {
    UIApplication().run {
      let (label, scaled) = (UILabel(), UILabel())
      (label.text, scaled.text) = ("Lorem ipsum", "Lorem ipsum")
      scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      label.sizeToFit()
      scaled.sizeToFit()
      expectEqual(scaled.bounds.size, label.bounds.size)
    }
  }

  @Test func `Setting the frame makes the transformed view fill it`() {
    forEachRow([
      CGAffineTransform(scaleX: 0.5, y: 2), CGAffineTransform(translationX: 10, y: 20),
      CGAffineTransform(rotationAngle: .pi / 2),
    ]) { transform in
      let view = UIView(frame: CGRect(x: 50, y: 80, width: 100, height: 40))
      view.transform = transform
      let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      view.frame = frame
      expectTrue(isNear(view.frame, frame))
      expectEqual(view.transform, transform)
    }
  }

  @Test
  func `Points and rectangles convert through transforms, and inside of a turned view nothing is turned`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(view.convert(CGPoint(x: 0, y: 0), to: parent), CGPoint(x: 0, y: 60))
    expectEqual(parent.convert(CGPoint(x: 100, y: 100), to: view), CGPoint(x: 50, y: 20))
    expectEqual(view.convert(view.bounds, to: parent), view.frame)
    view.transform = quarter
    #expect(isNear(view.convert(view.bounds, to: parent), view.frame))
    #expect(isNear(view.convert(view.convert(view.bounds, to: view), from: view), view.bounds))
    let (a, b) = (UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 20)), UIView())
    view.addSubview(a)
    view.addSubview(b)
    view.transform = CGAffineTransform(rotationAngle: 0.7)
    #expect(isNear(a.convert(a.bounds, to: view), a.frame))
    #expect(isNear(a.convert(a.bounds, to: b), a.frame))
  }

  @Test func `A view is hit where it is seen`() {
    view.transform = quarter
    #expect(parent.hitTest(CGPoint(x: 100, y: 55), with: nil) === view)
    #expect(parent.hitTest(CGPoint(x: 55, y: 100), with: nil) === parent)
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(parent.hitTest(CGPoint(x: 100, y: 100), with: nil) === parent)
  }

  @Test func `Layout places bounds and center, and knows nothing of transforms`() {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.transform = quarter
    let neighbor = UIView()
    neighbor.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(neighbor)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 60), view.heightAnchor.constraint(equalToConstant: 20),
      neighbor.topAnchor.constraint(equalTo: view.bottomAnchor),
      neighbor.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      neighbor.widthAnchor.constraint(equalToConstant: 1),
      neighbor.heightAnchor.constraint(equalToConstant: 1),
    ])
    parent.layoutIfNeeded()
    expectEqual(view.bounds.size, CGSize(width: 60, height: 20))
    expectEqual(view.center, CGPoint(x: 30, y: 10))
    expectEqual(neighbor.frame.origin, CGPoint(x: 60, y: 20))
  }

  @Test func `Autoresizing follows bounds and center`() {
    view.autoresizingMask = .flexibleWidth
    view.transform = quarter
    parent.bounds.size.width = 250
    expectEqual(view.bounds.size, CGSize(width: 150, height: 40))
    expectEqual(view.center, CGPoint(x: 125, y: 100))
  }

  @Test func `Transforms are animated`() {
    UIApplication().run {
      mount(parent)
      UIView.animate(withDuration: 1) { view.transform = quarter }
      expectEqual(view.layer.animationKeys(), ["transform"])
    }
  }

  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    [left.minX - right.minX, left.minY - right.minY, left.width - right.width, left.height - right.height]
      .allSatisfy { abs($0) < 1e-9 }
  }
}
