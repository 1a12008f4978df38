import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Transforms in space, from the documentation of Core Animation's functions.
@Suite
struct CATransform3DTests {
  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    zip(a.elements, b.elements).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `The identity is not the value of zeros, and an inverse leads to it where there is one`() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
    #expect(CATransform3D().m11 == 0 && CATransform3DIdentity.m44 == 1)
    var transform = CATransform3DMakeRotation(1, 1, 2, 3)
    transform = CATransform3DScale(CATransform3DTranslate(transform, 4, 5, 6), 2, 3, 0.5)
    transform.m34 = -0.002
    #expect(isNear(CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func `Each step applies before the transform that it is made from`() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let moved = CATransform3DTranslate(turned, 10, 0, 0)
    #expect(CGPoint.zero.applying(moved.flat).distance(to: CGPoint(x: 0, y: 10)) < 1e-9)
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 2, 3, 4)
    #expect((scaled.m11, scaled.m22, scaled.m33) == (2, 3, 4))
    #expect((scaled.m41, scaled.m42, scaled.m43) == (1, 2, 3))
    let twice = CATransform3DRotate(turned, .pi / 2, 0, 0, 1)
    #expect(isNear(twice, CATransform3DMakeScale(-1, -1, 1)))
  }

  @Test func `A transform is affine if one in the plane does the same, as a rotation about z does`() {
    let matrix = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let transform = CATransform3DMakeAffineTransform(matrix)
    #expect(CATransform3DIsAffine(transform))
    expectEqual(CATransform3DGetAffineTransform(transform), matrix)
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    let flat = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 5))
    let expected = CGAffineTransform(rotationAngle: 0.3)
    #expect(abs(flat.a - expected.a) < 1e-12 && abs(flat.b - expected.b) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `The parts that key paths name can be taken out and put back`() {
    var transform = CATransform3DMakeScale(2, 3, 4)
    transform.rotation = CATransform3D.Axes(x: 0.1, y: 0.2, z: 0.3)
    transform.translation = CATransform3D.Axes(x: 7, y: 8, z: 9)
    let (scale, rotation) = (transform.scale, transform.rotation)
    #expect(abs(scale.x - 2) + abs(scale.y - 3) + abs(scale.z - 4) < 1e-9)
    #expect(abs(rotation.x - 0.1) + abs(rotation.y - 0.2) + abs(rotation.z - 0.3) < 1e-9)
    expectEqual(transform.translation, CATransform3D.Axes(x: 7, y: 8, z: 9))
    let held: Any = NSValue(caTransform3D: transform)
    expectEqual((held as? CATransform3D).map { isNear($0, transform) }, true)
    expectEqual(NSValue(cgPoint: .zero).caTransform3DValue.m11, 1, "another value gives the identity")
  }
}
