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
    if prefersFactory, let made = values.factory(of: type) {
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

  /// Fills variables of the app's types that code reads without looking whether they are set, such as `User.current`.
  private mutating func fillStatics(_ draft: inout RecipeDraft) {
    for type in values.index.types.values.sorted(by: { $0.name < $1.name }) where !type.isPrivate {
      for property in type.properties where property.modifiers.isStatic && property.isUnsetStatic {
        guard let written = property.type else { continue }
        let value = values.value(of: written.unwrapped, for: property.name, in: type.name)
        guard !value.isMissing else { continue }
        draft.prepare("\(type.name).\(property.name)", value)
      }
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

/// What has been found of a recipe.
private struct RecipeDraft {
  var held: [Recipe.Held] = []
  var preparations: [String] = []
  var injections: [String] = []
  var madeUp: [String] = []

  var isLaunched = false

  var isEmpty: Bool { madeUp.isEmpty && !isLaunched }

  mutating func prepare(_ variable: String, _ value: MadeValue) {
    preparations.append("\(variable) = \(value.text())")
    note(variable)
  }

  mutating func set(_ property: String, _ value: MadeValue, holding values: ValueMaker) {
    injections.append("controller.\(property) = \(hold(value, as: property, values))")
    note(property)
  }

  /// Returns a call as code, with its objects in properties.
  ///
  /// - Parameter names: The names of the parameters; by default, the labels of the arguments.
  mutating func text(of call: MadeValue, named names: [String] = [], holding values: ValueMaker) -> String {
    guard case .call(let function, let arguments, let after) = call else { return call.text() }
    let texts = arguments.enumerated().map { offset, argument -> MadeValue.Argument in
      let name = names.indices.contains(offset) ? names[offset] : argument.label ?? "value"
      note(name)
      return MadeValue.Argument(label: argument.label, value: .code(hold(argument.value, as: name, values)))
    }
    return MadeValue.call(function, texts, after: after).text()
  }

  /// Returns the code of a value, which is the name of a property for an object.
  private mutating func hold(_ value: MadeValue, as name: String, _ values: ValueMaker) -> String {
    guard values.isObject(value) else { return value.text() }
    let text = value.text()
    if let known = held.first(where: { $0.value == text }) { return known.name }
    let taken = held.map(\.name) + ["controller", "baseViewController", "madeUp", "navigationController"]
    let free = taken.contains(name) ? "\(name)\(held.count + 1)" : name
    held.append(Recipe.Held(name: free, value: text))
    return free
  }

  private mutating func note(_ name: String) {
    if !madeUp.contains(name) { madeUp.append(name) }
  }
}

extension ValueMaker {
  /// Whether a value is an object, which only the coordinator may own.
  fileprivate func isObject(_ value: MadeValue) -> Bool {
    switch value {
    case .mock: true
    case .made(let name, _):
      functions.values.contains { $0.name == name && index.types[$0.type]?.kind == .class }
    case .call(let name, _, _): index.types[name]?.kind == .class
    default: false
    }
  }

  /// Returns a controller by a static function of its class; `nil` if there is not one that can be called.
  mutating func factory(of type: IndexedType) -> MadeValue? {
    let functions = type.functions.filter { function in
      function.modifiers.isStatic && !function.modifiers.isPrivate && !function.isAsync
        && !function.parameters.isEmpty && function.genericParameters.isEmpty
        && (function.result?.lastName == type.lastName || function.result == .named(["Self"], []))
    }
    for function in functions {
      let parts = function.parameters.filter { !$0.hasDefault }.map { ($0.label, $0.name, $0.type) }
      let call = call("\(type.name).\(function.name)", parts, in: type.name)
      if !call.isMissing { return call }
    }
    return nil
  }
}

extension IndexedProperty {
  /// Whether code outside of the class may set it, and is meant to.
  fileprivate var isInjectable: Bool {
    guard isSettable, isStored, !isConstant, !hasValue, let type, type.isOptional, !modifiers.isStatic,
      !modifiers.isPrivate, !modifiers.hasNarrowSetter, !modifiers.isOverride,
      modifiers.attributes.isDisjoint(with: ["IBOutlet", "IBInspectable"]), !modifiers.words.contains("lazy")
    else { return false }
    return !type.unwrapped.isView && !type.unwrapped.isLeftToTheClass
      && !["delegate", "datasource"].contains { name.lowercased().hasSuffix($0) }
  }
}

extension IndexedProperty {
  /// Whether it is a variable of the type that has no value yet, and is read as if it had one.
  fileprivate var isUnsetStatic: Bool {
    isImplicitlyUnwrapped && isStored && isSettable && !isConstant && !hasValue && !modifiers.isPrivate
      && !modifiers.hasNarrowSetter
  }
}

extension IndexedFunction {
  /// Whether it does nothing but set properties, among them one that cannot be set otherwise.
  fileprivate func isSetter(besides known: Set<String>) -> Bool {
    guard let assignedProperties, name != "init", result == nil, !modifiers.isStatic, !modifiers.isPrivate,
      !modifiers.isOverride, genericParameters.isEmpty
    else { return false }
    return !Set(assignedProperties).isSubset(of: known)
  }
}

extension TypeExpression {
  /// Whether it is one of UIKit's views or controllers, which a controller makes itself.
  fileprivate var isView: Bool {
    guard let name = lastName else { return false }
    return name.hasPrefix("UI") && !["UIImage", "UIColor", "UIFont"].contains(name) || name.hasSuffix("View")
  }

  /// Whether it is what a class keeps while it works.
  fileprivate var isLeftToTheClass: Bool {
    guard let name = lastName else { return false }
    return [
      "Timer", "NSLayoutConstraint", "NSObjectProtocol", "AnyCancellable", "Task", "NSKeyValueObservation",
      "DispatchWorkItem", "URLSessionTask", "URLSessionDataTask", "IndexPath", "Error",
    ].contains(name)
  }
}
