import MadeData

/// What is made up for the controllers of an app, and how far each of them has been tried.
struct ScreenData: Sendable {
  /// The types of the app; `nil` until it is known which of them are compiled.
  var index: TypeIndex?
  /// The number of the option that is tried, by identifiers such as `Detail/Start`; the first one, 0, by default.
  var attempts: [String: Int] = [:]
  /// The ways to make values that the compiler has refused.
  private var refused: Set<ValueMaker.Way> = []
  /// How the values are made, by the names of the types.
  private var chosen: [String: ValueMaker.Way] = [:]
  /// The recipes by the identifiers of their use cases.
  private(set) var recipes: [String: Recipe] = [:]
  /// How many options there are, by the identifiers of use cases.
  private(set) var optionCounts: [String: Int] = [:]
  private(set) var functions: [MadeFunction] = []
  private(set) var mocks: [MadeMock] = []

  /// How a controller may be shown.
  enum Option: Hashable, Sendable {
    case recipe(Recipe)
    /// As it makes itself, without data.
    case plain
    /// Not at all, because a value cannot be made.
    case missing(String)

    fileprivate var isPlain: Bool {
      if case .recipe(let recipe) = self { recipe.isPlain } else { false }
    }
  }

  /// Finds a recipe for each controller that needs data.
  ///
  /// - Parameters:
  ///   - controllers: The controllers.
  ///   - names: The names of what the app declares.
  /// - Returns: For each controller, in the same order, how it is shown; `nil` if no option is left.
  mutating func make(for controllers: [AppController], beside names: Set<String>) -> [Option?] {
    guard let index else { return controllers.map { $0.isMade ? .plain : nil } }
    let calls = controllers.compactMap { controller in controller.making.call.map { (controller.name, $0) } }
    var maker = RecipeMaker(
      ValueMaker(
        index, controllers: Dictionary(calls, uniquingKeysWith: { first, _ in first }), refused: refused),
      launching: controllers.lazy.compactMap(\.delegate).first)
    let taken = controllers.map { controller -> Option? in
      let options = options(for: controller, &maker, beside: names)
      optionCounts[controller.identifier] = options.count
      let attempt = attempts[controller.identifier] ?? 0
      return options.indices.contains(attempt) ? options[attempt] : nil
    }
    recipes = zip(controllers, taken).reduce(into: [:]) { recipes, pair in
      if case .recipe(let recipe)? = pair.1 { recipes[pair.0.identifier] = recipe }
    }
    chosen = maker.values.chosen
    keepUsed(of: maker.values)
    return taken
  }

  /// How a controller may be shown, with the most data first.
  private func options(
    for controller: AppController, _ maker: inout RecipeMaker, beside names: Set<String>
  ) -> [Option] {
    guard controller.canHaveData else { return controller.isMade ? [.plain] : [] }
    let asked = RecipeMaker.Controller(
      name: controller.name, coordinator: controller.coordinatorName(beside: names),
      call: controller.making.call,
      container: controller.containerCall, isScene: controller.isScene)
    var (found, reason) = ([Option](), String?.none)
    for variant in RecipeMaker.Variant.allCases {
      switch maker.recipe(for: asked, variant) {
      case .success(let recipe): if !found.contains(.recipe(recipe)) { found.append(.recipe(recipe)) }
      case .failure(let missing): reason = reason ?? missing.reason
      case nil: break
      }
    }
    if controller.isMade {
      // One that gets nothing is tried as it makes itself first.
      return found.filter { !$0.isPlain } + [.plain] + found.filter(\.isPlain)
    }
    return found.isEmpty ? [reason.map { .missing($0) }].compactMap { $0 } : found
  }

  /// Keeps the functions and mocks that a coordinator needs, directly or through others.
  private mutating func keepUsed(of maker: ValueMaker) {
    var texts = recipes.values.map { $0.source(qualifier: "") }
    var (functions, mocks) = (maker.functions.values.map { $0 }, maker.mocks.values.map { $0 })
    (self.functions, self.mocks) = ([], [])
    while let text = texts.popLast() {
      for function in functions where text.contains("Made.\(function.name)(") {
        self.functions.append(function)
        texts.append(function.source)
      }
      for mock in mocks where text.contains("\(mock.name)()") {
        self.mocks.append(mock)
        texts.append(mock.source)
      }
      functions.removeAll { self.functions.contains($0) }
      mocks.removeAll { self.mocks.contains($0) }
    }
    self.functions.sort { $0.type < $1.type }
    self.mocks.sort { $0.name < $1.name }
  }

  /// Takes another way to make a value, or another option, where a file does not compile.
  ///
  /// - Returns: Whether the file is one of these.
  mutating func refuse(_ file: String) -> Bool {
    if let function = functions.first(where: { $0.fileName == file }) {
      chosen[function.type].map { _ = refused.insert($0) }
    } else if let mock = mocks.first(where: { $0.fileName == file }) {
      refused.insert(ValueMaker.Way(type: mock.name, name: "mock"))
    } else if let recipe = recipes.first(where: { $0.value.fileName == file }) {
      attempts[recipe.key, default: 0] += 1
    } else {
      return false
    }
    return true
  }
}
