import Expectations
import Foundation
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct DrawingDescriptionTests {
  private final class Dots: UIView {
    var count = 1

    override func draw(_ rect: CGRect) {
      UIColor.systemBlue.setFill()
      for index in 0..<count { UIRectFill(CGRect(x: index, y: 0, width: 1, height: 1)) }
    }
  }

  private func line(_ view: UIView) -> String { rendered(view)[0].lines[0] }

  @Test func `What a view or a picture draws is in its line, shortened where it is long`() throws {
    // The drawing of a view is in its line.
    expectEqual(
      line(placed(Dots())), #"Dots (0 0; 10 10) drawing="fill systemBlue M0 0 L1 0 L1 1 L0 1 Z""#)
    // A long drawing is the number of its operations and a hash of them.
    let dots = Dots()
    dots.count = 40
    let other = Dots()
    other.count = 41
    let lines = [line(placed(dots)), line(placed(other))]
    #expect(lines[0].contains(#"drawing="40 operations "#))
    #expect(lines[1].contains(#"drawing="41 operations "#))
    #expect(lines[0].split(separator: " ").last != lines[1].split(separator: " ").last)
    // A drawn image shows the drawing, with its size if that is different.
    do {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      let line = line(placed(UIImageView(image: image)))
      #expect(line.contains(#"image="\#(image.name)" drawing="size 2 2; fill black M0 0 L1 0 L1 1 L0 1 Z""#))
    }
  }
}
