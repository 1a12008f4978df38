import Expectations
import Testing

@testable import HeadlessUIKit

/// Properties of layers that nothing is drawn by here, with the defaults of Apple's reference.
@Suite @MainActor struct StoredLayerPropertiesTests {
  @Test func `A layer keeps how its contents are filtered and composed`() {
    let layer = CALayer()
    expectStored(\.minificationFilter, of: layer, from: .linear, to: .nearest)
    expectStored(\.magnificationFilter, of: layer, from: .linear, to: .nearest)
    expectStored(\.minificationFilterBias, of: layer, from: 0, to: 1)
    expectStored(\.allowsEdgeAntialiasing, of: layer, from: false, to: true)
    expectStored(
      \.edgeAntialiasingMask, of: layer,
      from: [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge],
      to: .layerLeftEdge)
    expectStored(\.allowsGroupOpacity, of: layer, from: true, to: false)
    expectStored(\.drawsAsynchronously, of: layer, from: false, to: true)
    expectStored(\.isGeometryFlipped, of: layer, from: false, to: true)
    expectStored(\.isDoubleSided, of: layer, from: true, to: false)
    expectStored(\.needsDisplayOnBoundsChange, of: layer, from: false, to: true)
    expectStored(\.anchorPointZ, of: layer, from: 0, to: 2)
    #expect(
      layer.compositingFilter == nil && layer.backgroundFilters == nil && layer.filters == nil)
    expectStored(\.allowsFontSubpixelQuantization, of: CATextLayer(), from: false, to: true)
    #expect(CATransformLayer() as CALayer is CATransformLayer)
  }

  @Test func `A replicator keeps what changes from copy to copy`() {
    let layer = CAReplicatorLayer()
    expectStored(\.instanceCount, of: layer, from: 1, to: 3)
    expectStored(\.preservesDepth, of: layer, from: false, to: true)
    expectStored(\.instanceDelay, of: layer, from: 0, to: 0.25)
    expectStored(\.instanceRedOffset, of: layer, from: 0, to: -0.1)
    expectStored(\.instanceGreenOffset, of: layer, from: 0, to: -0.1)
    expectStored(\.instanceBlueOffset, of: layer, from: 0, to: -0.1)
    expectStored(\.instanceAlphaOffset, of: layer, from: 0, to: -0.1)
    expectEqual(layer.instanceColor, UIColor.white.cgColor)
  }

  @Test func `An emitter keeps where it is and how it is drawn`() {
    let layer = CAEmitterLayer()
    expectStored(\.birthRate, of: layer, from: 1, to: 2)
    expectStored(\.lifetime, of: layer, from: 1, to: 2)
    expectStored(\.emitterPosition, of: layer, from: .zero, to: CGPoint(x: 1, y: 2))
    expectStored(\.emitterZPosition, of: layer, from: 0, to: 1)
    expectStored(\.emitterSize, of: layer, from: .zero, to: CGSize(width: 1, height: 2))
    expectStored(\.emitterDepth, of: layer, from: 0, to: 1)
    expectStored(\.emitterShape, of: layer, from: .point, to: .cuboid)
    expectStored(\.emitterMode, of: layer, from: .volume, to: .surface)
    expectStored(\.renderMode, of: layer, from: .unordered, to: .backToFront)
    expectStored(\.preservesDepth, of: layer, from: false, to: true)
    expectStored(\.velocity, of: layer, from: 1, to: 2)
    expectStored(\.scale, of: layer, from: 1, to: 2)
    expectStored(\.spin, of: layer, from: 1, to: 2)
    expectStored(\.seed, of: layer, from: 0, to: 7)
  }

  @Test func `A cell of an emitter keeps how its particles move`() {
    let cell = CAEmitterCell()
    expectStored(\.isEnabled, of: cell, from: true, to: false)
    for path: ReferenceWritableKeyPath<CAEmitterCell, Float> in [
      \.birthRate, \.lifetime, \.lifetimeRange, \.redRange, \.greenRange, \.blueRange, \.alphaRange,
      \.redSpeed,
      \.greenSpeed, \.blueSpeed, \.alphaSpeed,
    ] {
      expectStored(path, of: cell, from: 0, to: 0.5)
    }
    for path: ReferenceWritableKeyPath<CAEmitterCell, CGFloat> in [
      \.emissionLatitude, \.emissionLongitude, \.emissionRange, \.velocity, \.velocityRange,
      \.xAcceleration,
      \.yAcceleration, \.zAcceleration, \.scaleRange, \.scaleSpeed, \.spin, \.spinRange,
    ] {
      expectStored(path, of: cell, from: 0, to: 0.5)
    }
    expectStored(\.scale, of: cell, from: 1, to: 2)
    expectStored(\.contentsScale, of: cell, from: 1, to: 2)
    expectStored(\.contentsRect, of: cell, from: CGRect(x: 0, y: 0, width: 1, height: 1), to: .zero)
    expectStored(\.name, of: cell, from: nil, to: "spark")
    #expect(cell.contents == nil && cell.emitterCells == nil)
  }
}
