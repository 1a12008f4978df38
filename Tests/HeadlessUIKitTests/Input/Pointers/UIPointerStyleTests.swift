import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIPointerStyleTests {
  @Test func `A style keeps its shape, whose direction and length count`() {
    let shapes: [UIPointerShape] = [
      .verticalBeam(length: 20), .horizontalBeam(length: 20), .verticalBeam(length: 21),
      .roundedRect(CGRect(x: 0, y: 0, width: 20, height: 20)),
    ]
    forEachRow(shapes) { shape in
      let style = UIPointerStyle(shape: shape)
      expectEqual(style.shape, shape)
      #expect(style.effect == nil)
      expectEqual(shapes.filter { $0 == shape }.count, 1)
    }
    expectNil(UIPointerStyle.hidden().shape)
  }
}
