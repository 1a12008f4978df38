import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite
struct UIImageTests {
  let photo = UIImage(named: "photo", size: CGSize(width: 30, height: 20))

  @Test func `A picture is there if it has a name, and the system's on disks have UIKit's names and sizes`() {
    expectEqual(UIImage(named: "logo")?.name, "logo")
    expectEqual(UIImage(systemName: "gear")?.isSymbolImage, true)
    expectNil(UIImage(named: ""))
    expectNil(UIImage(systemName: ""))
    expectEqual(UIImage().size, .zero)
    forEachRow([(UIImage.checkmark, "checkmark.circle.fill"), (.add, "plus.circle.fill")]) { image, name in
      expectEqual(image.name, name)
      expectEqual(image.size, CGSize(width: 20, height: 19))
      expectEqual(image.alignmentRectInsets, UIEdgeInsets(top: -2 / 3, left: 0, bottom: -2 / 3, right: 0))
    }
  }

  @Test func `Rendering mode and color make another picture of the same size`() {
    let template = photo.withRenderingMode(.alwaysTemplate)
    expectEqual(photo.renderingMode, .automatic)
    expectEqual(template.renderingMode, .alwaysTemplate)
    expectEqual(template.size, photo.size)
    #expect(template != photo)
    let red = photo.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(red.color == .red && red.renderingMode == .alwaysOriginal)
    expectEqual(photo.withTintColor(.red).renderingMode, .automatic)
  }

  @Test @MainActor func `A symbol is as large as its configuration and the user's text size say`() {
    forEachRow(
      [
        (.init(pointSize: 17), 20), (.init(pointSize: 34), 40), (.init(pointSize: 34, weight: .bold), 40),
        (.init(scale: .default), 20), (.init(scale: .medium), 20), (.init(scale: .small), 16),
        (.init(scale: .large), 26), (.init(pointSize: 34, weight: .bold, scale: .large), 52),
        (.init(font: .systemFont(ofSize: 34)), 40), (.init(textStyle: .body), 20),
        (.init(textStyle: .largeTitle), 40), (.init(weight: .heavy), 20), (.unspecified, 20),
      ] as [(UIImage.SymbolConfiguration, CGFloat)]
    ) { configuration, side in
      let size = UIImage(systemName: "gear", withConfiguration: configuration)?.size
      expectEqual(size, CGSize(width: side, height: side))
    }
    UIApplication(contentSizeCategory: .accessibilityExtraExtraExtraLarge).run {
      let gear = UIImage(systemName: "gear", withConfiguration: .init(textStyle: .body))
      expectEqual(gear?.size.width, 62)
    }
  }

  @Test func `What a configuration leaves open stays, and only symbols have one`() throws {
    let gear = try #require(
      UIImage(systemName: "gear", withConfiguration: .init(pointSize: 34, weight: .bold)))
    expectEqual(gear.withConfiguration(.init(scale: .small)).size.width, 16)
    let small = try #require(gear.applyingSymbolConfiguration(.init(scale: .small)))
    expectEqual(small.size.width, 32)
    expectEqual(small.symbolConfiguration, .init(pointSize: 34, weight: .bold, scale: .small))
    expectEqual(photo.withConfiguration(.init(pointSize: 90)), photo)
    expectNil(photo.applyingSymbolConfiguration(.init(pointSize: 90)))
  }

  @Test func `A picture that follows the direction of the language is another one of the same size`() {
    expectFalse(photo.flipsForRightToLeftLayoutDirection)
    let mirrored = photo.imageFlippedForRightToLeftLayoutDirection()
    expectTrue(mirrored.flipsForRightToLeftLayoutDirection)
    #expect(mirrored != photo && mirrored.size == photo.size)
  }

  @Test func `After a cap one point is stretched, and without one the whole length`() {
    forEachRow([
      (10, 5, UIEdgeInsets(top: 5, left: 10, bottom: 14, right: 19)), (0, 0, .zero),
      (0, 5, UIEdgeInsets(top: 5, left: 0, bottom: 14, right: 0)),
      (30, 20, UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)),
    ]) { left, top, insets in
      let image = photo.stretchableImage(withLeftCapWidth: left, topCapHeight: top)
      expectEqual(image.capInsets, insets)
      expectEqual(image.resizingMode, .stretch)
    }
  }

  @Test func `A prepared picture is the same, and a thumbnail has the other size`() async {
    expectEqual(photo.preparingForDisplay(), photo)
    let prepared = await photo.byPreparingForDisplay()
    expectEqual(prepared, photo)
    let handed = await withCheckedContinuation { (continuation: CheckedContinuation<UIImage?, Never>) in
      photo.prepareForDisplay { continuation.resume(returning: $0) }
    }
    expectEqual(handed, photo)
    let thumbnail = await photo.byPreparingThumbnail(ofSize: CGSize(width: 3, height: 2))
    expectEqual(thumbnail?.size, CGSize(width: 3, height: 2))
    expectNil(photo.ciImage)
  }
}
