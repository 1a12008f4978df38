import Foundation
import HeadlessUIKit

@MainActor let siblingScreens: [String: RecordedScreen] = [
  "constrainViewToTargetViewInset": { root in
    let blue = root.box().filling(by: UIEdgeInsets(all: 20))
    root.box().fit(into: blue, .canonical)
    root.box().fit(into: blue, .canonical, inset: 20)
  },
  "constrainViewToTargetViewInsetsDirectional": { root in
    let pink = root.box().filling(by: UIEdgeInsets(all: 20))
    root.box().fit(into: pink, .directional, inset: 40)
  },
  "constrainViewToTargetViewInsetsCanonical": { root in
    let pink = root.box().filling(by: UIEdgeInsets(all: 20))
    root.box().fit(into: pink, .canonical, inset: 40)
  },
  "equalAttributeWithViews": { root in equalSizes(in: root, .width, .height) },
  "equalAttributesWithViews": { root in equalSizes(in: root, .height, .width) },
  "equalSizeWithViews": { root in equalSizes(in: root, .width, .height) },
]

extension UIView {
  /// Constrains edges of the view to a sibling's.
  fileprivate func fit(into sibling: UIView, _ edges: [NSLayoutConstraint.Attribute], inset: CGFloat = 0) {
    for edge in edges {
      constrain(edge, sibling, edge, plus: UIEdgeInsets(all: inset).constant(at: edge))
    }
  }
}

@MainActor private func equalSizes(in root: UIView, _ attributes: NSLayoutConstraint.Attribute...) {
  let pink = root.box().sized(50, 50).held(.top, .leading)
  let yellow = root.box().held(.top, .trailing)
  for attribute in attributes {
    yellow.constrain(attribute, pink, attribute)
  }
}
