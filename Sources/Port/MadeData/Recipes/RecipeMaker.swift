import SwiftSources

/// Finds recipes for view controllers.
package struct RecipeMaker: Sendable {
  package var values: ValueMaker

  /// The class of the application's delegate; `nil` if the app cannot be launched.
  private let delegate: String?

  /// - Parameters:
  ///   - values: Makes the values.
  ///   - delegate: The class of the application's delegate; `nil`, the default, if the app cannot be launched.
  package init(_ values: ValueMaker, launching delegate: String? = nil) {
    (self.values, self.delegate) = (values, delegate)
  }

  /// A controller as the package knows it.
  package struct Controller: Hashable, Sendable {
    /// The class's full name.
    package let name: String
    /// The name of the coordinator's class.
    package let coordinator: String
    /// Makes it without data; `nil` if that is not possible.
    package let call: String?
    /// Makes the container around it; `nil` if it is pushed by itself.
    package let container: String?
    /// Whether `call` makes it from a storyboard.
    package let isScene: Bool

    package init(name: String, coordinator: String, call: String?, container: String?, isScene: Bool) {
      (self.name, self.coordinator, self.call, self.container) = (name, coordinator, call, container)
      self.isScene = isScene
    }
  }

  /// How much is made up.
  package enum Variant: Int, CaseIterable, Sendable {
    /// All that can be set.
    case full
    /// Without optional properties.
    case required
    /// All that can be set, after the app was launched.
    case launched
  }

  /// Returns the recipe of a controller.
  ///
  /// - Returns: `nil` if it needs no data; a reason if its data cannot be made.
  package mutating func recipe(for controller: Controller, _ variant: Variant) -> Result<Recipe, MissingData>?
  {
    guard let type = values.index.types[controller.name] else { return nil }
    values.owner = type.lastName
    var draft = RecipeDraft()
    if variant == .launched {
      guard let delegate, launch(delegate, &draft) else { return nil }
    }
    var making = controller.call
    let prefersFactory = hasPrivateNeeds(type) || controller.isScene && variant != .required
    if prefersFactory, let made = values.factoryCall(of: type) {
      making = draft.text(of: made, holding: values)
    } else if making == nil {
      let made = values.newValue(of: type, [])
      if let reason = made.reason { return .failure(MissingData(reason: reason)) }
      making = draft.text(of: made, holding: values)
    }
    inject(into: type, variant, &draft)
    if variant != .launched { fillStatics(&draft) }
    guard let making, !draft.isEmpty else { return nil }
    return .success(
      Recipe(
        controller: type.name, coordinator: controller.coordinator, making: making,
        container: controller.container ?? (isPushable(type) ? nil : "UIViewController()"), held: draft.held,
        preparations: draft.preparations,
        injections: draft.injections, madeUp: draft.madeUp,
        isPlain: making == controller.call && draft.injections.isEmpty))
  }

  /// Whether a navigation controller takes it.
  private func isPushable(_ type: IndexedType) -> Bool {
    let root = values.index.lineage(of: type).last?.inherited.first?.lastName
    return root != "UINavigationController" && root != "UISplitViewController"
  }

  /// Whether only a factory of the class can set what it needs.
  private func hasPrivateNeeds(_ type: IndexedType) -> Bool {
    type.properties.contains {
      $0.isImplicitlyUnwrapped && $0.modifiers.isPrivate && !$0.modifiers.attributes.contains("IBOutlet")
        && $0.type?.unwrapped.isView != true
    }
  }

  /// Launches the app, which may fill what its screens share, and takes its windows away.
  ///
  /// - Returns: Whether the delegate does something at the launch.
  private func launch(_ delegate: String, _ draft: inout RecipeDraft) -> Bool {
    let signature = "application(_:didFinishLaunchingWithOptions:)"
    guard let type = values.index.types[delegate],
      type.functions.contains(where: { $0.signature == signature })
    else { return false }
    draft.held.append(Recipe.Held(name: "appDelegate", value: "\(delegate)()"))
    draft.preparations = [
      "UIApplication.shared.delegate = appDelegate",
      "_ = appDelegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)",
      "for window in UIApplication.shared.windows { window.isHidden = true }",
      "baseViewController?.view.window?.makeKeyAndVisible()",
    ]
    draft.isLaunched = true
    return true
  }

  /// Fills the static variables that code reads as if they were set.
  private mutating func fillStatics(_ draft: inout RecipeDraft) {
    for (type, property) in values.index.unsetStatics {
      guard let written = property.type else { continue }
      let value = values.value(of: written.unwrapped, for: property.name, in: type.name)
      if !value.isMissing { draft.prepare("\(type.name).\(property.name)", value) }
    }
  }

  private mutating func inject(into type: IndexedType, _ variant: Variant, _ draft: inout RecipeDraft) {
    let lineage = values.index.lineage(of: type)
    var known: Set<String> = []
    for current in lineage {
      for property in current.properties where property.isInjectable && known.insert(property.name).inserted {
        guard let written = property.type, property.isImplicitlyUnwrapped || variant != .required else {
          continue
        }
        let value = values.value(of: written.unwrapped, for: property.name, in: current.name)
        if value.isMissing || value == .nothing { continue }
        draft.set(property.name, value, holding: values)
      }
    }
    for function in lineage.flatMap(\.functions) where function.isSetter(besides: known) {
      let parts = function.parameters.filter { !$0.hasDefault }.map { ($0.label, $0.name, $0.type) }
      let call = values.call("controller.\(function.name)", parts, in: type.name)
      guard !call.isMissing else { continue }
      draft.injections.append(draft.text(of: call, named: function.parameters.map(\.name), holding: values))
    }
  }
}

/// Why there is no recipe.
package struct MissingData: Error, Hashable, Sendable {
  package let reason: String
}
