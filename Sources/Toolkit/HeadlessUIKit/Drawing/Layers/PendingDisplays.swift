import Foundation

/// The layers whose content is drawn at the end of the turn, in the order in which they requested it.
@MainActor
final class PendingDisplays {
  private var layers: [CALayer] = []

  init() {}

  func add(_ layer: CALayer) { layers.append(layer) }

  /// Draws the layers, and those that request it meanwhile; stops after a fixed number of rounds.
  func draw() {
    for _ in 0..<Self.roundLimit where !layers.isEmpty {
      let round = layers
      layers = []
      round.forEach { $0.displayOnScreen() }
    }
    layers = []
  }

  private static let roundLimit = 20
}

extension CALayer {
  /// Updates the content if it was requested and the layer is on the screen; for a view without a size, as
  /// soon as it has a size.
  func displayOnScreen() {
    guard own.needsDisplay, isOnScreen else { return }
    view?.waitsForSize = bounds.isEmpty
    if view == nil || !bounds.isEmpty { displayIfNeeded() }
  }

  /// Records what ``draw(in:)`` draws.
  func record() {
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    delegate?.layerWillDraw(self)
    draw(in: context)
    own.drawing = context.drawing.count == 0 ? nil : context.drawing
  }

  /// What was drawn into the layer; `nil` if nothing was drawn.
  package var drawing: Drawing? { own.drawing }
}
