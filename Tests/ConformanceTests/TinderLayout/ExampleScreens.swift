import HeadlessUIKit

@MainActor let exampleScreens: [String: RecordedScreen] = [
  "readmeExample": columnOfThreeViews,
  "layoutDocumentationExample": { root in root.box().filling() },
  "layoutBuilderDocumentationExample": { root in
    root.box().filling(.safeArea)
    root.box().sized(32, 32).held(.centerX, .centerY)
  },
  "horizontallyCenteringDocumentationExample": labelBesideBox,
  "horizontallyCenteringLayoutItemDocumentationExample": labelBesideBox,
  "verticallyCenteringDocumentationExample": labelBelowBox,
  "verticallyCenteringLayoutItemDocumentationExample": labelBelowBox,
  "constraintsFormatsViewsMetricsOptions": { root in format(root, options: []) },
  "constraintsFormatsViewsMetricsOptions_givenRightToLeftFormatOption": { root in
    format(root, options: .directionRightToLeft)
  },
]

@MainActor private func columnOfThreeViews(in root: UIView) {
  let column = root.place(UIView()).filling()
  let label = column.label("Layout").filling(.safeArea, [.top]).held(.centerX)
  let picture = UIImageView(image: .checkmark)
  picture.contentMode = .scaleAspectFit
  column.place(picture).filling(.bounds, [.left, .right], by: UIEdgeInsets(all: 20)).tall(200)
  let button = UIButton(type: .system)
  button.setTitle("Layout", for: .normal)
  column.place(button).held(.centerX)
  picture.constrain(.top, label, .bottom, plus: 50)
  button.constrain(.top, picture, .bottom, plus: 50)
}

@MainActor private func labelBesideBox(in root: UIView) {
  let box = root.box().sized(100, 100).held(.centerX, .centerY)
  let label = root.label("Layout").held(.centerY)
  root.center(label, from: box.trailingAnchor, to: root.trailingAnchor)
}

@MainActor private func labelBelowBox(in root: UIView) {
  let box = root.box().sized(100, 100).held(.centerX, .centerY)
  let label = root.label("Layout").held(.centerX)
  root.center(label, from: box.bottomAnchor, to: root.bottomAnchor)
}

@MainActor private func format(_ root: UIView, options: NSLayoutConstraint.FormatOptions) {
  let box = root.box()
  for format in ["H:|-left-[box(width)]", "V:|-top-[box(height)]"] {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options,
        metrics: ["left": 10, "width": 50, "top": 20, "height": 100], views: ["box": box]))
  }
}
