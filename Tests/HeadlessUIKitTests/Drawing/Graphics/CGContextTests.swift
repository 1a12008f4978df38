import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct CGContextTests {
  private let context = CGContext(size: CGSize(width: 40, height: 30))

  private var text: String { context.drawing.text }

  @Test func `Shapes are recorded in their order, with their colors`() {
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    context.setStrokeColor(UIColor.blue.cgColor)
    context.setLineWidth(2)
    context.move(to: CGPoint(x: 1, y: 1))
    context.addLine(to: CGPoint(x: 9, y: 1))
    context.strokePath()
    expectEqual(text, "fill red M0 0 L10 0 L10 5 L0 5 Z; stroke blue 2 M1 1 L9 1")
    expectTrue(context.isPathEmpty)
  }

  @Test func `Coordinates and the current path follow the transform, restored with the state`() {
    context.saveGState()
    context.translateBy(x: 5, y: 6)
    context.scaleBy(x: 2, y: 2)
    context.setLineWidth(3)
    context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    expectEqual(text, "stroke black 6 M5 6 L7 6 L7 8 L5 8 Z; stroke black 1 M0 0 L1 0 L1 1 L0 1 Z")
    expectEqual(context.ctm, .identity)
    context.translateBy(x: 10, y: 10)
    context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(context.boundingBoxOfPath, CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(context.pathContains(CGPoint(x: 2, y: 3), mode: .fill))
    context.clip()
    expectEqual(context.boundingBoxOfClipPath, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `In a context for pixels coordinates go up, and one without width or height is none`() throws {
    let bitmap = try #require(
      CGContext(
        data: nil, width: 40, height: 30, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    bitmap.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    expectEqual(bitmap.drawing.text, "fill black M0 30 L10 30 L10 25 L0 25 Z")
    let image = try #require(bitmap.makeImage())
    #expect(image.width == 40 && image.height == 30 && image.bitsPerPixel == 32)
    let space = CGColorSpaceCreateDeviceGray()
    expectNil(
      CGContext(
        data: nil, width: 0, height: 3, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: 0))
  }

  @Test func `A path is filled, drawn, or both`() {
    for mode in [CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke] {
      context.addLines(between: [.zero, CGPoint(x: 1, y: 0)])
      context.drawPath(using: mode)
    }
    let (fill, evenOdd, stroke) = (
      "fill black M0 0 L1 0", "fill evenodd black M0 0 L1 0", "stroke black 1 M0 0 L1 0"
    )
    expectEqual(text, [fill, evenOdd, stroke, fill, stroke, evenOdd, stroke].joined(separator: "; "))
  }

  @Test func `Clips, blend modes and shadows hold until the next of their kind`() {
    let dot = CGRect(x: 0, y: 0, width: 1, height: 1)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.setBlendMode(.multiply)
    context.fill(dot)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: UIColor.gray.cgColor)
    context.fill(dot)
    context.restoreGState()
    context.fill(dot)
    let fill = "fill black M0 0 L1 0 L1 1 L0 1 Z"
    expectEqual(
      text,
      [
        "clip M0 0 L5 0 L5 5 L0 5 Z", "blend multiply", fill, "shadow 1 2 3 gray", fill, "unclip",
        "blend normal",
        "shadow none", fill,
      ].joined(separator: "; "))
    expectEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test func `The opacity is part of the color`() {
    context.setAlpha(0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(text.hasPrefix("fill #00000080 "))
  }

  @Test func `A line says what is not plain about it`() {
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setLineDash(phase: 1, lengths: [3, 2])
    context.strokeLineSegments(between: [
      .zero, CGPoint(x: 4, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 4, y: 1),
    ])
    let line = "stroke black 1 round bevel-join dashes 3 2 1"
    expectEqual(text, "\(line) M0 0 L4 0; \(line) M0 1 L4 1")
  }

  @Test func `A gradient is its colors, their positions and its line`() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.5]))
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 30), options: [])
    context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 5, y: 5), startRadius: 0, endCenter: CGPoint(x: 5, y: 5),
      endRadius: 4,
      options: .drawsAfterEndLocation)
    expectEqual(
      text, "gradient red 0, blue 0.5 from 0 0 to 0 30; gradient radial red 0, blue 0.5 from 5 5 to 9 5")
    expectNil(CGGradient(colorsSpace: nil, colors: [], locations: nil))
  }

  @Test func `A closed subpath ends where it began, and an empty path at zero`() {
    context.translateBy(x: 5, y: 6)
    expectEqual(context.currentPointOfPath, .zero)
    context.move(to: CGPoint(x: 1, y: 1))
    context.addLine(to: CGPoint(x: 3, y: 1))
    expectEqual(context.currentPointOfPath, CGPoint(x: 3, y: 1))
    context.closePath()
    expectEqual(context.currentPointOfPath, CGPoint(x: 1, y: 1))
    context.strokePath()
    expectEqual(text, "stroke black 1 M6 7 L8 7 Z")
  }

  @Test func `Shapes that are drawn at once leave an empty path, as in Core Graphics`() {
    let box = CGRect(x: 0, y: 0, width: 4, height: 2)
    let shapes: [(name: String, draw: (CGContext) -> Void)] = [
      ("strokeEllipse", { $0.strokeEllipse(in: box) }), ("fillEllipse", { $0.fillEllipse(in: box) }),
      ("stroke", { $0.stroke(box) }), ("fill", { $0.fill(box) }),
      ("segments", { $0.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1)]) }),
    ]
    for (name, draw) in shapes {
      context.addRect(box)
      draw(context)
      expectTrue(context.isPathEmpty, "\(name)")
    }
    let (ellipse, other) = (CGContext(size: box.size), CGContext(size: box.size))
    ellipse.strokeEllipse(in: box)
    other.addEllipse(in: box)
    other.strokePath()
    #expect(
      ellipse.drawing.text == other.drawing.text && ellipse.drawing.text.hasPrefix("stroke black 1 M4 1 "))
  }

  @Test func `Resetting removes all clips`() {
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.resetClip()
    expectEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 40, height: 30))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let fill = "fill black M0 0 L1 0 L1 1 L0 1 Z"
    expectEqual(text, "clip M0 0 L5 0 L5 5 L0 5 Z; \(fill); unclip; \(fill)")
  }

  @Test func `A transparency layer keeps its state to itself`() {
    let dot = CGRect(x: 0, y: 0, width: 1, height: 1)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(UIColor.red.cgColor)
    context.translateBy(x: 2, y: 0)
    context.fill(dot)
    context.endTransparencyLayer()
    context.fill(dot)
    expectEqual(text, "fill red M2 0 L3 0 L3 1 L2 1 Z; fill black M0 0 L1 0 L1 1 L0 1 Z")
  }

  @Test func `Another color space makes the color black`() {
    let dot = CGRect(x: 0, y: 0, width: 1, height: 1)
    context.setFillColor(UIColor.red.cgColor)
    context.setStrokeColor(UIColor.red.cgColor)
    context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    context.fill(dot)
    context.stroke(dot)
    context.setStrokeColorSpace(CGColorSpaceCreateDeviceGray())
    context.stroke(dot)
    let shape = "M0 0 L1 0 L1 1 L0 1 Z"
    expectEqual(text, "fill black \(shape); stroke red 1 \(shape); stroke black 1 \(shape)")
  }

  @Test func `What only pixels would show is not recorded`() {
    context.setMiterLimit(3)
    context.setFlatness(2)
    context.setShouldAntialias(false)
    context.setAllowsAntialiasing(false)
    context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(text, "stroke black 1 M0 0 L1 0 L1 1 L0 1 Z")
  }
}
