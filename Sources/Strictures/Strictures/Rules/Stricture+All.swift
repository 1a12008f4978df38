extension Stricture {
  /// All rules, by their numbers.
  package static let all: [Stricture] = [
    ownSourceSet, noOtherLayers, consumerPlace, otherViewControllers, embedding,
    Stricture(
      6, "view controllers talk neither to one another nor to services", by: .implied,
      "rules 2 and 4 leave no way to"),
    modelTypes,
    Stricture(
      8, "view controllers work on the main thread", by: .compiler,
      "their base class is @MainActor, and Swift 6 refuses calls from elsewhere"),
    ownTransitioningDelegate, controlTargets, inputs, outputs, coordinatorBase,
    Stricture(
      14, "there is one root coordinator, and every other one is the child of one", by: .test,
      "after the launch: one coordinator has no parent, and those above a started one are started"),
    superCalls, aggregatesHandedOn, dispatcherHandedOn, commandMethods,
    Stricture(
      19, "coordinators use no services themselves and decide little", by: .review,
      "rule 18 sees to it in methods of commands; elsewhere a reader decides"),
    Stricture(
      20, "coordinators work on the main thread", by: .compiler,
      "their base class is @MainActor, and Swift 6 refuses calls from elsewhere"),
    transitioningDelegates, mediatorServices, consumerOnly, consumerIsolation, consumerValues,
    mediatorDelegates,
    Stricture(
      27, "mediators bring changes of the model to the main thread", by: .test,
      "with a service that changes elsewhere: the consumer is @MainActor (rule 24) and gets all changes"),
    commandShape, commandHandlers, handlersOnStop, broadcastKeys, separateTrees, publicSymbols,
    showcaseIsolation,
  ]
}
