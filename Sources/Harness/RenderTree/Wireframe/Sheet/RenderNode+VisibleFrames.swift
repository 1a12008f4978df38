extension RenderNode {
  /// The visible part of each node in the coordinates of the root, in the order of the tree's lines; `nil` for a
  /// node that is hidden or has no frame.
  ///
  ///     // UIScrollView (0 100; 390 700) offset=(0 50)
  ///     //   UIButton (20 60; 100 44)
  ///     tree.visibleFrames[1]  // (20 110; 100 44)
  ///
  /// They are the ``WireframePicture/frames`` of the tree's picture.
  package var visibleFrames: [RenderFrame?] {
    var scene = WireframeSheet.Scene(of: self)
    var open = [(node: filled, space: WireframeSheet.Space())]
    while let (node, outer) = open.popLast() {
      guard outer.level < WireframeSheet.deepestLevel, !outer.isHidden else {
        scene.leaveOut(node)
        continue
      }
      let frame = node.frame?.drawn
      scene.picture.frames.append(frame.map(outer.visible))
      var inside = outer.inside(node, at: frame)
      inside.isHidden = node.states.contains("hidden")
      if let frame, WireframeTransform(of: node) != nil { inside.transformedFrame = outer.visible(frame) }
      // In reverse, since the last one is popped first.
      open += node.children.reversed().map { ($0, inside) }
    }
    return scene.picture.frames
  }
}
