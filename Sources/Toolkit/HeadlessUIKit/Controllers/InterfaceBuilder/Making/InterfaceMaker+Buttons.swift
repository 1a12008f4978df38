import InterfaceDocuments

extension InterfaceMaker {
  /// Sets what a button shows in a state.
  func setState(_ element: InterfaceElement, of button: UIButton, _ owner: InterfaceElement) {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
      "focused": .focused,
    ]
    guard let name = element.key, let state = states[name] else {
      return note(
        .unreadableValue(
          element.key ?? "", property: "key",
          expected: "one of \(states.keys.sorted().joined(separator: ", "))"),
        at: element.position)
    }
    if let title = text("\(name)Title", of: owner) ?? element["title"] ?? element.value("title")?.text {
      button.setTitle(title, for: state)
    }
    if let image = element["image"] {
      button.setImage(
        self.image(image, from: element.value("image") ?? element), for: state)
    } else if let reference = element.value("image"), let image = reference["image"] {
      button.setImage(self.image(image, from: reference), for: state)
    }
    if let image = element["backgroundImage"] {
      button.setBackgroundImage(self.image(image, catalog: element["catalog"]), for: state)
    }
    if let color = element.value("titleColor").flatMap({ color($0) }) {
      button.setTitleColor(color, for: state)
    }
    if let title = element.value("attributedTitle") {
      button.setAttributedTitle(attributedText(title), for: state)
    }
    noteUnknown(of: element, known: Self.stateNames)
  }

  private static let stateNames: Set<String> = [
    "key", "title", "image", "backgroundImage", "titleColor", "attributedTitle", "titleShadowColor",
    "catalog",
    "preferredSymbolConfiguration", "renderingMode",
  ]

  func buttonConfiguration(_ element: InterfaceElement) -> UIButton.Configuration {
    var configuration = Self.styles[element["style"] ?? "plain"]?() ?? .plain()
    if let title = element["title"] ?? element.value("title")?.text { configuration.title = title }
    if let subtitle = element["subtitle"] ?? element.value("subtitle")?.text {
      configuration.subtitle = subtitle
    }
    if let image = element["image"] { configuration.image = self.image(image, catalog: element["catalog"]) }
    if let image = element.value("image"), let name = image["image"] {
      configuration.image = self.image(name, from: image)
    }
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    if let placement = element["imagePlacement"].flatMap({ Self.placements[$0] }) {
      configuration.imagePlacement = placement
    }
    if let corners = element["cornerStyle"].flatMap({ Self.corners[$0] }) {
      configuration.cornerStyle = corners
    }
    if element.isTrue("showsActivityIndicator") == true { configuration.showsActivityIndicator = true }
    if let color = element.value("baseForegroundColor").flatMap({ color($0) }) {
      configuration.baseForegroundColor = color
    }
    if let color = element.value("baseBackgroundColor").flatMap({ color($0) }) {
      configuration.baseBackgroundColor = color
    }
    if let insets = element.value("contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.points("top"), leading: insets.points("leading"), bottom: insets.points("bottom"),
        trailing: insets.points("trailing"))
    }
    setTexts(of: &configuration, element)
    noteUnknown(of: element, known: Self.configurationNames)
    return configuration
  }

  private func setTexts(of configuration: inout UIButton.Configuration, _ element: InterfaceElement) {
    if let title = element.value("attributedTitle") {
      configuration.attributedTitle = AttributedString(attributedText(title))
    } else if let font = element.value("titleFontDescription") ?? element.child("fontDescription") {
      let font = UIFont.of(InterfaceFont(font))
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var attributes = incoming
        attributes.font = font
        return attributes
      }
    }
    if let image = element.value("preferredSymbolConfigurationForImage") {
      configuration.preferredSymbolConfigurationForImage = symbolConfiguration(
        InterfaceValue(
          name: "preferredSymbolConfigurationForImage", content: .element(image), owner: element,
          position: image.position, maker: self))
    }
    if let background = element.child("backgroundConfiguration") {
      if let color = background.value("backgroundColor").flatMap({ color($0) }) {
        configuration.background.backgroundColor = color
      }
      if let radius = background.number("cornerRadius") { configuration.background.cornerRadius = radius }
    }
  }

  private static let styles: [String: @MainActor () -> UIButton.Configuration] = [
    "plain": { .plain() }, "gray": { .gray() }, "tinted": { .tinted() }, "filled": { .filled() },
    "borderless": { .borderless() }, "bordered": { .bordered() }, "borderedTinted": { .borderedTinted() },
    "borderedProminent": { .borderedProminent() },
  ]
  private static let placements: [String: NSDirectionalRectEdge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]
  private static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
  private static let configurationNames: Set<String> = [
    "key", "style", "title", "subtitle", "image", "catalog", "imagePadding", "titlePadding", "imagePlacement",
    "cornerStyle", "showsActivityIndicator", "baseForegroundColor", "baseBackgroundColor", "contentInsets",
    "attributedTitle", "titleFontDescription", "fontDescription", "preferredSymbolConfigurationForImage",
    "backgroundConfiguration", "background", "titleAlignment", "buttonSize", "titleLineBreakMode",
  ]

  /// Notes the attributes and values of an element that are not among the known names.
  func noteUnknown(of element: InterfaceElement, known: Set<String>) {
    for attribute in element.attributes where !known.contains(attribute.name) {
      note(
        .unknownProperty(
          attribute.name, element: element.name, nearest: nearestName(to: attribute.name, among: known)),
        at: attribute.position)
    }
    for child in element.children where !known.contains(child.key ?? child.name) {
      let name = child.key ?? child.name
      note(
        .unknownProperty(name, element: element.name, nearest: nearestName(to: name, among: known)),
        at: child.position)
    }
  }
}
