import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewAlignmentRectTests {
  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func place<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func `The part within the insets follows from the frame, and others keep their distance from it`() {
    let (shadowed, frame) = (Shadowed(), CGRect(x: 10, y: 10, width: 50, height: 50))
    let rect = shadowed.alignmentRect(forFrame: frame)
    expectEqual(rect, CGRect(x: 12, y: 11, width: 44, height: 46))
    expectEqual(shadowed.frame(forAlignmentRect: rect), frame)
    expectEqual(UIView().alignmentRect(forFrame: frame), frame)
    let (view, other) = (Shadowed(frame: CGRect(x: 8, y: 9, width: 36, height: 24)), place(UIView()))
    root.addSubview(view)
    NSLayoutConstraint.activate([
      other.leftAnchor.constraint(equalTo: view.rightAnchor),
      other.topAnchor.constraint(equalTo: view.topAnchor),
      other.widthAnchor.constraint(equalTo: view.widthAnchor),
      other.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(other.frame, CGRect(x: 40, y: 10, width: 30, height: 20))
  }

  @Test func `Constraints and the content are those within the insets, but what is inside has the bounds`() {
    let view = place(Shadowed())
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 8, y: 9, width: 36, height: 24))
    let other = Self()
    let outer = other.place(Shadowed())
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: other.root.leftAnchor, constant: 10),
      outer.topAnchor.constraint(equalTo: other.root.topAnchor, constant: 10),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 5), inner.heightAnchor.constraint(equalToConstant: 5),
    ])
    other.root.layoutIfNeeded()
    expectEqual(inner.frame, CGRect(x: 2, y: 1, width: 5, height: 5))
  }

  /// The goldens `testReadmeExample` of Tinder/Layout, whose symbol is 20 by 19 points, and two thirds of a point
  /// higher at top and bottom to constraints: 200 points of height give a frame of 198.667.
  @Test func `A picture's insets are those of its view, also of the next picture`() {
    let picture = UIImage(named: "check", size: CGSize(width: 20, height: 19))
    let view = place(UIImageView(image: picture))
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    view.heightAnchor.constraint(equalToConstant: 200).isActive = true
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 10, width: 20, height: 200))
    view.image = picture.withAlignmentRectInsets(UIEdgeInsets(top: -2 / 3, left: 0, bottom: -2 / 3, right: 0))
    root.layoutIfNeeded()
    #expect(abs(view.frame.minY - 10.667) < 0.001)
    #expect(abs(view.frame.height - 198.667) < 0.001)
    #expect(abs(view.intrinsicContentSize.height - 20.333) < 0.001)
  }
}
